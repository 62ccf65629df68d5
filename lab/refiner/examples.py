"""Reads the pictures of pairs.ts and adds what the refiner is given besides: the colours of wall and person nearby.

All rasters are at the refiner's scale. Levels are 8-bit sRGB, alpha is 0 to 255.
"""

import glob
import json
import os

import cv2
import numpy as np

# Smooth colour fields are stored at a quarter of the scale.
FIELD_STEP = 4
PLANES = {"picture": slice(0, 3), "nets": slice(3, 6), "joined": slice(6, 7), "alpha": slice(7, 8),
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


def colour_fields(picture, nets, joined):
    """Colours of the wall and of the person [h/4, w/4, 3], spread from pixels on which IS-Net, RVM and the join agree."""
    isnet, rvm = nets[..., 0], nets[..., 1]
    wall = ((joined < 5) & (isnet < 13) & (rvm < 13)).astype(np.uint8)
    person = ((joined > 250) & (isnet > 240) & (rvm > 225)).astype(np.uint8)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7))
    wall, person = cv2.erode(wall, disc), cv2.erode(person, disc)
    height, width = joined.shape
    small = (width // FIELD_STEP, height // FIELD_STEP)
    fields = []
    for known in (wall, person):
        weight = cv2.resize(known.astype(np.float32), small, interpolation=cv2.INTER_AREA)
        colours = cv2.resize(picture.astype(np.float32) * known[..., None], small, interpolation=cv2.INTER_AREA)
        colours /= np.maximum(weight, 1e-6)[..., None]
        fields.append(filled(colours, np.minimum(1, weight * 2)))
    return fields


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
    """Writes BASE.npy and BASE.fields.npy once; returns both as memory maps, with the hard and doubtful places."""
    if not os.path.exists(base + ".fields.npy"):
        read = lambda kind: cv2.cvtColor(cv2.imread(f"{base}.{kind}.png"), cv2.COLOR_BGR2RGB)
        picture, alpha = read("picture"), cv2.imread(base + ".alpha.png", 0)
        height, width = alpha.shape
        resize = lambda image: cv2.resize(image, (width, height), interpolation=cv2.INTER_CUBIC)
        nets, joined = resize(read("nets")), resize(cv2.imread(base + ".joined.png", 0))
        colours = read("colours") if os.path.exists(base + ".colours.png") else np.zeros_like(picture)
        with open(base + ".json") as file:
            weight = loss_weight(alpha, nets, json.load(file)["chinY"])
        planes = np.concatenate([picture, nets, joined[..., None], alpha[..., None], colours, weight[..., None]], -1)
        np.save(base + ".npy", np.ascontiguousarray(planes.transpose(2, 0, 1)))
        fields = np.concatenate(colour_fields(picture, nets, joined), -1)
        np.save(base + ".fields.npy", np.clip(fields, 0, 255).astype(np.uint8).transpose(2, 0, 1))
    planes, fields = np.load(base + ".npy", mmap_mode="r"), np.load(base + ".fields.npy", mmap_mode="r")
    places = base + ".places.npz"
    if not os.path.exists(places):
        nets, joined, alpha = planes[3:6].astype(int), planes[6].astype(int), planes[7].astype(int)
        sure = planes[11] > 0
        hard = (np.abs(joined - alpha) > 40) & sure
        doubtful = ((nets.max(0) - nets.min(0) > 60) | ((joined > 5) & (joined < 250)) | ((alpha > 5) & (alpha < 250)))
        at = lambda mask: np.argwhere(mask[::2, ::2]).astype(np.int16) * 2
        np.savez(places, hard=at(hard), doubtful=at(doubtful & sure))
    with np.load(places) as found:
        return planes, fields, found["hard"], found["doubtful"]


def names(folder):
    return sorted(path[: -len(".joined.png")] for path in glob.glob(folder + "/*.joined.png"))
