/* What QtCore asks of Windows' ICU, which Wine lacks: converters of old encodings. It is told that
   there are none, and uses its own of Unicode. */
#define EXPORT __declspec(dllexport)
#define MISSING_FILE 4

EXPORT void *ucnv_open(const char *name, int *error) { *error = MISSING_FILE; return 0; }
EXPORT const char *ucnv_getName(void *converter, int *error) { *error = MISSING_FILE; return ""; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { return 0; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT signed char ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORT int ucnv_toUCountPending(void *converter, int *error) { return 0; }

#define NEVER_CALLED(name) EXPORT void name(void) {}
NEVER_CALLED(ucnv_close) NEVER_CALLED(ucnv_reset)
NEVER_CALLED(ucnv_getToUCallBack) NEVER_CALLED(ucnv_getFromUCallBack)
NEVER_CALLED(ucnv_setToUCallBack) NEVER_CALLED(ucnv_setFromUCallBack)
NEVER_CALLED(ucnv_cbToUWriteUChars) NEVER_CALLED(ucnv_cbFromUWriteUChars)
NEVER_CALLED(ucnv_toUnicode) NEVER_CALLED(ucnv_fromUnicode)
NEVER_CALLED(UCNV_FROM_U_CALLBACK_SUBSTITUTE) NEVER_CALLED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
