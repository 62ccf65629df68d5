"""True alpha and colours of people before a plain studio wall, by the difference from the known wall.

Run: python3 lab/refiner/true_mattes.py OUT_FOLDER PICTURE...
In: portraits before an even wall, each with its .tem points beside it (count, then 'x y' a line: 129 chin, 151 crown).
Out: OUT_FOLDER/ID_alpha.png and ID_colours.png, at the size of the picture.

The wall is a cubic surface for each channel, fitted robustly to pixels far from the head. A pixel's alpha is its
position between the wall's colour and the person's colour nearby. Holes above the chin that no path of wall joins
to the border are highlights, not wall, and are filled. Below the chin white clothes before a white wall stay unsure:
examples.py gives these pixels little weight.
"""

import os
import re
import sys

import cv2
import numpy as np

from examples import filled

# Distance from the wall in CIELAB: certainly wall, certainly person.
WALL_DISTANCE, PERSON_DISTANCE = 3.5, 22.0
# Chroma tells hair and skin from shadows on the wall better than lightness.
CHROMA_GAIN = 1.8


def wall_surface(picture, mask, degree=3, rounds=5):
    """In: [h, w, 3] and a mask of wall pixels. Out: the fitted wall [h, w, 3]."""
    height, width = mask.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width * 2 - 1, y / height * 2 - 1
    terms = np.stack([x**i * y**j for i in range(degree + 1) for j in range(degree + 1 - i)], -1)
    at = np.flatnonzero(mask)
    at = at[:: max(1, len(at) // 40_000)]
    basis, values = terms.reshape(-1, terms.shape[-1])[at], picture.reshape(-1, 3)[at]
    surface = np.empty_like(picture)
    for channel in range(3):
        weight = np.ones(len(at), np.float32)
        for _ in range(rounds):
            solved = np.linalg.lstsq(basis * weight[:, None], values[:, channel] * weight, rcond=None)[0]
            error = np.abs(basis @ solved - values[:, channel])
            spread = 1.48 * np.median(error) + 1e-3
            weight = np.sqrt(np.minimum(1, 2 * spread / np.maximum(error, 1e-6)))
        surface[..., channel] = terms @ solved
    return surface


def lab_distance(picture, wall):
    convert = lambda image: cv2.cvtColor(np.clip(image / 255, 0, 1).astype(np.float32), cv2.COLOR_RGB2LAB)
    difference = convert(picture) - convert(wall)
    difference[..., 1:] *= CHROMA_GAIN
    return np.sqrt((difference**2).sum(-1))


def joined_to(mask, seeds):
    """The components of a mask that hold one of the seeds."""
    _, labels = cv2.connectedComponents(mask.astype(np.uint8))
    kept = np.unique(labels[seeds & mask])
    return np.isin(labels, kept[kept > 0])


def true_matte(picture, points):
    height, width = picture.shape[:2]
    chin_y, crown_y = points[129, 1], points[151, 1]
    head_x = points[:, 0].min(), points[:, 0].max()
    # Hair may reach a third of a head width beyond the points; a tight picture leaves less than that for the wall.
    margin = min(0.35 * (head_x[1] - head_x[0]), 0.7 * head_x[0], 0.7 * (width - head_x[1]))
    wall = np.zeros((height, width), bool)
    wall[: int(chin_y)] = True
    above = int(max(0, crown_y - 0.4 * (chin_y - crown_y)))
    wall[above:, int(head_x[0] - margin) : int(head_x[1] + margin)] = False
    border = np.zeros_like(wall)
    border[0] = border[:, 0] = border[:, -1] = True
    for _ in range(3):
        surface = wall_surface(picture, wall)
        distance = lab_distance(cv2.bilateralFilter(picture, 5, 12, 3), surface)
        wall = joined_to(cv2.erode((distance < 1.5 * WALL_DISTANCE).astype(np.uint8), np.ones((9, 9))) > 0, border)
    sure_wall = joined_to(cv2.GaussianBlur(distance, (0, 0), 1.2) < WALL_DISTANCE, border)
    sure_wall = cv2.erode(sure_wall.astype(np.uint8), np.ones((5, 5))) > 0
    face = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(face, cv2.convexHull(points[:99].astype(np.int32)), 1)
    person = joined_to((cv2.GaussianBlur(distance, (0, 0), 0.8) > PERSON_DISTANCE) | (face > 0), face > 0)
    person = (cv2.erode(person.astype(np.uint8), np.ones((7, 7)), borderValue=1) | face) > 0
    inside = ~joined_to(~person, sure_wall)
    inside[int(chin_y) :] = person[int(chin_y) :]
    # Below the chin everything well inside the outline belongs to the person, bright clothes too.
    body = cv2.erode((~sure_wall).astype(np.uint8), np.ones((25, 25)), borderValue=1) > 0
    inside[int(chin_y) :] |= body[int(chin_y) :]
    colours = filled(picture, inside.astype(np.float32))
    towards = colours - surface
    alpha = ((picture - surface) * towards).sum(-1) / np.maximum((towards**2).sum(-1), 1e-3)
    # The wall's own noise and the deviation of nearby colours are not part of the person.
    alpha = np.clip((np.clip(alpha, 0, 1) - 0.05) / 0.88, 0, 1)
    alpha[inside], alpha[sure_wall] = 1, 0
    alpha[~joined_to(alpha > 0.05, face > 0)] = 0
    own = np.clip((picture - (1 - alpha)[..., None] * surface) / np.maximum(alpha, 0.35)[..., None], 0, 255)
    share = np.clip((alpha - 0.45) / 0.4, 0, 1)[..., None]
    return alpha, np.where((alpha == 1)[..., None], picture, share * own + (1 - share) * colours)


def main(folder, paths):
    os.makedirs(folder, exist_ok=True)
    for path in paths:
        with open(os.path.splitext(path)[0] + ".tem") as file:
            count, *rows = file.read().split("\n")
        points = np.array([[float(value) for value in row.split()[:2]] for row in rows[: int(count)]])
        picture = cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB).astype(np.float32)
        alpha, colours = true_matte(picture, points)
        name = os.path.join(folder, re.sub(r"_neutral$", "", os.path.splitext(os.path.basename(path))[0]))
        cv2.imwrite(name + "_alpha.png", np.round(alpha * 255).astype(np.uint8))
        cv2.imwrite(name + "_colours.png", cv2.cvtColor(np.clip(colours, 0, 255).astype(np.uint8), cv2.COLOR_RGB2BGR))
        print(name, f"{((alpha > 0) & (alpha < 1)).mean():.4f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
