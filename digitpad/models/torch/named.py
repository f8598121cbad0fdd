"""A network whose modules and weights are called as in its file, for programs that use PyTorch."""

from __future__ import annotations

from torch import Tensor, nn

from digitpad.models.torch.network import Network


class NamedNetwork(nn.Module):
    """The stages of a network under their published names.

    Its ``state_dict`` has exactly the tensors of a model file. Input: float32 (n, channels, height,
    width), pixels 0..1. Output: float32 (n, outputs), logits; or reconstructed pixels.
    """

    def __init__(self, network: Network) -> None:
        super().__init__()
        layers = network.architecture.layers
        self._stages = list(network.stages)  # not registered, since each has a name of its own
        for number, (layer, stage) in enumerate(zip(layers, self._stages, strict=True)):
            parts = {part: name for part, (name, _) in layer.parts().items()}
            common = {name.removesuffix(f".{part}") for part, name in parts.items()}
            if not parts:
                self._register(f"{type(stage).__name__.lower()}_{number}", stage)
            elif len(common) == 1 and common.isdisjoint(parts.values()):
                self._register(common.pop(), stage)
            else:
                for part, name in parts.items():
                    self._register(name, stage.get_parameter(part))

    def _register(self, name: str, value: nn.Module | nn.Parameter) -> None:
        *path, last = name.split(".")
        parent: nn.Module = self
        for step in path:
            if step not in parent._modules:
                parent.add_module(step, nn.Module())
            parent = parent.get_submodule(step)
        setattr(parent, last, value)

    def forward(self, images: Tensor) -> Tensor:
        for stage in self._stages:
            images = stage(images)
        return images
