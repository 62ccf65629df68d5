"""Writes the trained refiner as ONNX, with all that is computed from its inputs inside.

Run: /usr/bin/python3 lab/refiner/export.py CHECKPOINT packages/engine/src/nets/refiner.onnx
"""

import hashlib
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from examples import FIELD_STEP
from refiner_net import INPUTS, Refiner, alpha_of_colours, base_of, corrected


class Exported(nn.Module):
    """In, 0 to 1 with sides divisible by 32: picture [1, 3, h, w]; IS-Net, RVM and person mask [1, 3, h, w]; the colours
    of wall and person [1, 6, h/4, w/4]; height below the chin in heads, -1 to 1 [1, 1, h, w].
    Out: alpha [1, 1, h, w]."""

    def __init__(self, net):
        super().__init__()
        self.net = net
        self.stem = strided_stem(net)
        self.head = head_of_alpha(net)

    def forward(self, picture, nets, colours, below):
        fields = F.interpolate(colours, scale_factor=FIELD_STEP, mode="bilinear", align_corners=False)
        wall, person = fields[:, :3], fields[:, 3:]
        base = base_of(nets)
        inputs = torch.cat([picture, nets, base, wall, person, alpha_of_colours(picture, wall, person), below], 1)
        return corrected(base, F.pixel_shuffle(self.head(self.net.features(self.stem(inputs))), 2))


def strided_stem(net):
    """The stem as a convolution of step 2, which needs no rearranged copy of the inputs."""
    conv, *rest = net.stem
    strided = nn.Conv2d(INPUTS, conv.out_channels, 2, 2)
    strided.weight.data = conv.weight.data.reshape(conv.out_channels, INPUTS, 2, 2)
    strided.bias.data = -0.5 * conv.weight.data.sum((1, 2, 3))
    return nn.Sequential(strided, *rest)


def head_of_alpha(net):
    """The head without the person's colours: only the four pixels of alpha in each square of two by two."""
    head = nn.Conv2d(net.head.in_channels, 4, 3, padding=1)
    head.weight.data, head.bias.data = net.head.weight.data[:4], net.head.bias.data[:4]
    return head


def main(checkpoint, path):
    net = Refiner()
    net.load_state_dict(torch.load(checkpoint, map_location="cpu")["net"])
    net.eval()
    h, w = 128, 96
    inputs = [torch.rand(1, 3, h, w), torch.rand(1, 3, h, w), torch.rand(1, 6, h // FIELD_STEP, w // FIELD_STEP),
              torch.rand(1, 1, h, w)]
    names = ["picture", "nets", "colours", "below"]
    sides = {name: {2: "h", 3: "w"} for name in ["picture", "nets", "below", "answer"]}
    torch.onnx.export(Exported(net), tuple(inputs), path, opset_version=13, input_names=names, output_names=["answer"],
                      dynamic_axes={**sides, "colours": {2: "h4", 3: "w4"}})
    with open(path, "rb") as file:
        content = file.read()
    print(len(content), hashlib.sha256(content).hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
