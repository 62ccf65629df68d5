"""Reads the pictures of pairs.ts and adds what the refiner is given besides: the colours of wall and person nearby.

All rasters are in portrait space. Levels are 8-bit sRGB, alpha is 0 to 255.
"""

import glob
import json
import os
from dataclasses import dataclass

import cv2
import numpy as np
import torch

from refiner_net import base_of

# Smooth colour fields are stored at a quarter of the scale.
FIELD_STEP = 4
# Height of a head in portrait space.
HEAD_PX = 470
PLANES = {"picture": slice(0, 3), "nets": slice(3, 6), "base": slice(6, 7), "alpha": slice(7, 8),
          "colours": slice(8, 11), "weight": slice(11, 12)}


def filled(colours, known):
    """Push-pull: spreads known colours [h, w, 3] to every pixel; `known` [h, w] is a weight of 0 to 1."""
    levels = [(colours * known[..., None], known)]
    while min(levels[-1][1].shape) > 1:
        sums, weights = levels[-1]
        height, width = weights.shape
        half = (max(1, (width + 1) // 2), max(1, (height + 1) // 2))
        small = cv2.resize(sums, half, interpolation=cv2.INTER_AREA)
        share = cv2.resize(weights, half, interpolation=cv2.INTER_AREA)
        # A colour that covers an eighth of the cell counts in full.
        gain = np.minimum(8.0, 1 / np.maximum(share, 1e-6))
        levels.append((small * gain[..., None], share * gain))
    field = levels[-1][0] / np.maximum(levels[-1][1], 1e-6)[..., None]
    for sums, weights in reversed(levels[:-1]):
        above = cv2.resize(field, weights.shape[::-1], interpolation=cv2.INTER_LINEAR)
        above = above.reshape(*weights.shape, 3)
        field = sums + (1 - weights)[..., None] * above
    return field


def colour_fields(picture, nets):
    """Colours of the wall and of the person [h/4, w/4, 3], spread from pixels on which IS-Net and RVM agree."""
    height, width = nets.shape[:2]
    small = (width // FIELD_STEP, height // FIELD_STEP)
    shrunk = lambda image: cv2.resize(image, small, interpolation=cv2.INTER_AREA)
    colours, nets = shrunk(picture).astype(np.float32), shrunk(nets)
    isnet, rvm = nets[..., 0], nets[..., 1]
    wall, person = (isnet < 10) & (rvm < 10), (isnet > 242) & (rvm > 230)
    eroded = lambda mask: cv2.erode(mask.astype(np.uint8), np.ones((3, 3))).astype(np.float32)
    return [filled(colours, eroded(mask)) for mask in (wall, person)]


def loss_weight(alpha, nets, chin_y, added):
    """Weight of a pixel's error. The truth is not trusted where all nets are sure of the person and it is not, nor
    much below the chin, where white shirts before a white studio wall have ragged edges in it. Drawn hair is exact."""
    weight = np.ones(alpha.shape, np.float32)
    weight[int(chin_y) + 20:] = 0.35
    sure_person = (nets > 215).all(-1)
    sure_wall = (nets < 20).all(-1)
    weight[sure_person & (alpha < 200)] = 0
    weight[sure_wall & (alpha > 140)] *= 0.3
    below = np.arange(alpha.shape[0])[:, None] > chin_y
    weight[below & sure_wall & (alpha > 60)] = 0
    return (np.maximum(weight, added / 255) * 255).astype(np.uint8)


@dataclass
class Example:
    """A picture with its reference. Planes of PLANES [12, h, w] and colours of wall and person [6, h/4, w/4], 8 bits;
    rows and columns of places where the base is far from the truth, and of doubtful places [n, 2]."""

    planes: torch.Tensor
    fields: torch.Tensor
    hard: np.ndarray
    doubtful: np.ndarray
    chin_y: float

    def to(self, device):
        return Example(self.planes.to(device), self.fields.to(device), self.hard, self.doubtful, self.chin_y)


def example_of(picture, nets, alpha, colours, added, chin_y):
    """In: bytes [h, w, 3] but alpha and added [h, w]; `colours` is None where only alpha is known."""
    if colours is None:
        colours = np.zeros_like(picture)
    given = torch.from_numpy(nets.transpose(2, 0, 1)[None].astype(np.float32))
    base = base_of(given)[0, 0].numpy().round().astype(np.uint8)
    weight = loss_weight(alpha, nets, chin_y, added)
    planes = np.concatenate([picture, nets, base[..., None], alpha[..., None], colours, weight[..., None]], -1)
    fields = np.clip(np.concatenate(colour_fields(picture, nets), -1), 0, 255).astype(np.uint8)
    far, sure = np.abs(base.astype(int) - alpha) > 40, weight > 0
    spread = nets.max(-1).astype(int) - nets.min(-1)
    doubtful = (spread > 60) | ((base > 5) & (base < 250)) | ((alpha > 5) & (alpha < 250))
    at = lambda mask: np.argwhere((mask & sure)[::2, ::2]).astype(np.int16) * 2
    channels_first = lambda image: torch.from_numpy(np.ascontiguousarray(image.transpose(2, 0, 1)))
    return Example(channels_first(planes), channels_first(fields), at(far), at(doubtful), chin_y)


def read_example(base):
    """The example of BASE.{picture,nets,alpha,colours,added}.png and BASE.json."""
    read = lambda kind: cv2.cvtColor(cv2.imread(f"{base}.{kind}.png"), cv2.COLOR_BGR2RGB)
    has = lambda kind: os.path.exists(f"{base}.{kind}.png")
    alpha = cv2.imread(base + ".alpha.png", 0)
    with open(base + ".json") as file:
        chin_y = json.load(file)["chinY"]
    return example_of(read("picture"), read("nets"), alpha, read("colours") if has("colours") else None,
                      cv2.imread(base + ".added.png", 0) if has("added") else np.zeros_like(alpha), chin_y)


def below_chin(rows, chin_y):
    """Height of rows relative to the chin, in heads, positive below; -1 to 1."""
    return np.clip((rows - chin_y) / HEAD_PX, -1, 1).astype(np.float32)


def names(folder):
    return sorted(path[: -len(".nets.png")] for path in glob.glob(folder + "/*.nets.png"))
