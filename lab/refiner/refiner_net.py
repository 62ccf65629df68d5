"""The refiner: a U-Net that corrects the base matte and answers the person's own colours."""

import torch
import torch.nn as nn
import torch.nn.functional as F

# Picture 3, IS-Net, RVM, person mask, base matte, wall colour 3, person colour 3, alpha by these colours, height below
# the chin.
INPUTS = 15


def alpha_of_colours(picture, wall, person):
    """Alpha at which person over wall gives the picture's colour; 0.5 where both colours are alike. All 0 to 1."""
    towards = person - wall
    length = (towards * towards).sum(1, keepdim=True)
    alpha = ((picture - wall) * towards).sum(1, keepdim=True) / (length + 1e-3)
    share = length / (length + 3e-3)
    return (alpha.clamp(0, 1) - 0.5) * share + 0.5


def base_of(nets):
    """The matte that the refiner corrects: RVM counts 0.85 where it adds to IS-Net, because IS-Net drops locks of hair,
    and 0.4 where it removes, because RVM drops strands."""
    isnet, rvm = nets[:, 0:1], nets[:, 1:2]
    return isnet + (rvm - isnet) * (0.4 + 0.45 * (rvm > isnet).to(rvm.dtype))


def corrected(base, correction):
    base = base.clamp(0.01, 0.99)
    return torch.sigmoid(4 * correction + torch.log(base / (1 - base)))


class Conv(nn.Sequential):
    def __init__(self, inputs, outputs, dilation=1, side=3):
        conv = nn.Conv2d(inputs, outputs, side, padding=side // 2 * dilation, dilation=dilation, bias=False)
        super().__init__(conv, nn.BatchNorm2d(outputs), nn.ReLU(True))


def double(inputs, outputs):
    return nn.Sequential(Conv(inputs, outputs), Conv(outputs, outputs))


class Refiner(nn.Module):
    """In: [n, 15, h, w], sides divisible by 32, levels 0 to 1. Out: alpha [n, 1, h, w] and colours [n, 3, h, w]."""

    def __init__(self, widths=(24, 32, 48, 64)):
        super().__init__()
        a, b, c, d = widths
        self.stem = Conv(4 * INPUTS, a, side=1)
        self.down0, self.down1, self.down2, self.down3 = Conv(a, a), double(a, b), double(b, c), double(c, d)
        self.deep = nn.Sequential(Conv(d, d), Conv(d, d, 2))
        self.up3, self.up2, self.up1, self.up0 = Conv(2 * d, d), Conv(d + c, c), Conv(c + b, b), Conv(b + a, a)
        self.head = nn.Conv2d(a, 16, 3, padding=1)
        nn.init.zeros_(self.head.weight)
        nn.init.zeros_(self.head.bias)

    def features(self, entered):
        """In: what the stem answers. Out: features of the same size, for the head."""
        up = lambda small, skip: torch.cat([F.interpolate(small, scale_factor=2, mode="nearest"), skip], 1)
        f0 = self.down0(entered)
        f1 = self.down1(F.max_pool2d(f0, 2))
        f2 = self.down2(F.max_pool2d(f1, 2))
        f3 = self.down3(F.max_pool2d(f2, 2))
        y = self.deep(F.max_pool2d(f3, 2))
        y = self.up3(up(y, f3))
        y = self.up2(up(y, f2))
        y = self.up1(up(y, f1))
        return self.up0(up(y, f0))

    def forward(self, x):
        base, picture, person = x[:, 6:7], x[:, 0:3], x[:, 10:13]
        out = F.pixel_shuffle(self.head(self.features(self.stem(F.pixel_unshuffle(x - 0.5, 2)))), 2)
        alpha = corrected(base, out[:, :1])
        colours = alpha * picture + (1 - alpha) * person + 0.5 * out[:, 1:]
        return alpha, colours.clamp(0, 1)
