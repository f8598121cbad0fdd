/* The complex functions of C99, which Wine 10 lacks and numpy 2 needs; crt_complex.def forwards the
   other mathematical functions to Wine. Windows hands complex numbers over as structures: those of
   8 bytes in a register, those of 16 by reference. "long double" is "double" there. */
#include <complex.h>
#include <math.h>

typedef struct { float re, im; } FloatComplex;
typedef struct { double re, im; } DoubleComplex;

static float complex from_float(FloatComplex z) { return __builtin_complex(z.re, z.im); }
static double complex from_double(DoubleComplex z) { return __builtin_complex(z.re, z.im); }
static FloatComplex to_float(float complex z) { return (FloatComplex){crealf(z), cimagf(z)}; }
static DoubleComplex to_double(double complex z) { return (DoubleComplex){creal(z), cimag(z)}; }

#define FUNCTION(name) \
    FloatComplex shim_##name##f(FloatComplex z) { return to_float(name##f(from_float(z))); } \
    DoubleComplex shim_##name(DoubleComplex z) { return to_double(name(from_double(z))); } \
    DoubleComplex shim_##name##l(DoubleComplex z) { return shim_##name(z); }

FUNCTION(ccos) FUNCTION(ccosh) FUNCTION(cexp) FUNCTION(csin) FUNCTION(csinh) FUNCTION(ctan)
FUNCTION(ctanh)

FloatComplex shim_cpowf(FloatComplex base, FloatComplex z) {
    return to_float(cpowf(from_float(base), from_float(z)));
}
DoubleComplex shim_cpow(DoubleComplex base, DoubleComplex z) {
    return to_double(cpow(from_double(base), from_double(z)));
}
DoubleComplex shim_cpowl(DoubleComplex base, DoubleComplex z) { return shim_cpow(base, z); }

float shim_cabsf(FloatComplex z) { return hypotf(z.re, z.im); }
double shim_cabsl(DoubleComplex z) { return hypot(z.re, z.im); }
float shim_cargf(FloatComplex z) { return atan2f(z.im, z.re); }
double shim_carg(DoubleComplex z) { return atan2(z.im, z.re); }
double shim_cargl(DoubleComplex z) { return atan2(z.im, z.re); }
float shim_crealf(FloatComplex z) { return z.re; }
double shim_creal(DoubleComplex z) { return z.re; }
double shim_creall(DoubleComplex z) { return z.re; }
float shim_cimagf(FloatComplex z) { return z.im; }
double shim_cimag(DoubleComplex z) { return z.im; }
double shim_cimagl(DoubleComplex z) { return z.im; }
