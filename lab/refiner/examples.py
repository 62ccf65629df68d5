"""Reads the pictures of pairs.ts and adds what the refiner is given besides: the colours of wall and person nearby.

All rasters are in portrait space. Levels are 8-bit sRGB, alpha is 0 to 255.
"""

import glob
import json
import os

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


def loss_weight(alpha, nets, chin_y):
    """Weight of a pixel's error. The truth is not trusted where all nets are sure of the person and it is not, nor
    much below the chin, where white shirts before a white studio wall have ragged edges in it."""
    weight = np.ones(alpha.shape, np.float32)
    weight[int(chin_y) + 20:] = 0.35
    sure_person = (nets > 215).all(-1)
    sure_wall = (nets < 20).all(-1)
    weight[sure_person & (alpha < 200)] = 0
    weight[sure_wall & (alpha > 140)] *= 0.3
    below = np.arange(alpha.shape[0])[:, None] > chin_y
    weight[below & sure_wall & (alpha > 60)] = 0
    return (weight * 255).astype(np.uint8)


def prepared(base):
    """Writes BASE.npy [h, w, 12] and BASE.fields.npy [h/4, w/4, 6] once; returns both as memory maps, with the hard and
    doubtful places and the row of the chin."""
    with open(base + ".json") as file:
        chin_y = json.load(file)["chinY"]
    if not os.path.exists(base + ".fields.npy"):
        read = lambda kind: cv2.cvtColor(cv2.imread(f"{base}.{kind}.png"), cv2.COLOR_BGR2RGB)
        picture, nets, alpha = read("picture"), read("nets"), cv2.imread(base + ".alpha.png", 0)
        colours = read("colours") if os.path.exists(base + ".colours.png") else np.zeros_like(picture)
        given = torch.from_numpy(nets.transpose(2, 0, 1)[None].astype(np.float32))
        start = base_of(given)[0, 0].numpy().round().astype(np.uint8)
        weight = loss_weight(alpha, nets, chin_y)
        planes = np.concatenate([picture, nets, start[..., None], alpha[..., None], colours, weight[..., None]], -1)
        np.save(base + ".npy", planes)
        fields = np.concatenate(colour_fields(picture, nets), -1)
        np.save(base + ".fields.npy", np.clip(fields, 0, 255).astype(np.uint8))
    planes, fields = np.load(base + ".npy", mmap_mode="r"), np.load(base + ".fields.npy", mmap_mode="r")
    places = base + ".places.npz"
    if not os.path.exists(places):
        nets, start, alpha = (planes[..., PLANES[kind]].astype(int) for kind in ("nets", "base", "alpha"))
        start, alpha, sure = start[..., 0], alpha[..., 0], planes[..., 11] > 0
        hard = (np.abs(start - alpha) > 40) & sure
        doubtful = ((nets.max(-1) - nets.min(-1) > 60) | ((start > 5) & (start < 250)) | ((alpha > 5) & (alpha < 250)))
        at = lambda mask: np.argwhere(mask[::2, ::2]).astype(np.int16) * 2
        np.savez(places, hard=at(hard), doubtful=at(doubtful & sure))
    with np.load(places) as found:
        return planes, fields, found["hard"], found["doubtful"], chin_y


def below_chin(rows, chin_y):
    """Height of rows relative to the chin, in heads, positive below; -1 to 1."""
    return np.clip((rows - chin_y) / HEAD_PX, -1, 1).astype(np.float32)


def names(folder):
    return sorted(path[: -len(".nets.png")] for path in glob.glob(folder + "/*.nets.png"))
