"""Gives training people long hair, of which the studio collections have little: locks beside face and neck.

Run: python3 lab/refiner/added_hair.py FOLDER/people VARIANTS PICTURE...
In: the files of true_mattes.py in the folder, and the portraits with their .tem points (115 and 120 ear tops, 129 chin,
139 hairline, 151 crown). Out: ID-hN_alpha.png, ID-hN_colours.png and ID-hN_added.png, which marks where hair was added.

A lock is a bundle of curved strands drawn from the outline of the head downwards, with the brightness of the person's
own hair. It is dense near the head and thin at its tip and sides. Its alpha is exact, because it is drawn.
"""

import os
import re
import sys

import cv2
import numpy as np

# Strands are drawn in this many layers, each over the one before, so that locks have depth.
LAYERS = 32
# Strands are drawn at twice the size of the picture and averaged down.
OVERSAMPLING = 2


def hair_colours(picture, points, rng):
    """Colours of pixels between hairline and crown; a person without hair there gets a natural hair colour."""
    (hairline_x, hairline_y), (_, crown_y) = points[139], points[151]
    ear_distance = abs(points[115, 0] - points[120, 0])
    top, bottom = int(crown_y + 0.2 * (hairline_y - crown_y)), int(hairline_y - 0.1 * (hairline_y - crown_y))
    left, right = int(hairline_x - 0.25 * ear_distance), int(hairline_x + 0.25 * ear_distance)
    found = picture[max(0, top) : max(0, bottom), left:right].reshape(-1, 3)
    if len(found) < 400 or rng.random() < 0.15:
        base = rng.choice(np.array([(28, 22, 20), (60, 42, 30), (95, 62, 40), (150, 112, 70), (190, 165, 130), (120, 55, 30)]))
        return np.clip(base * rng.uniform(0.6, 1.5, (400, 1)), 2, 250).astype(np.float32)
    return found.astype(np.float32)


def lock_strands(rng, root, outward, head_px, fall):
    """Polylines [points, 2] of one lock, with the number of the clump that each belongs to. `root` is on the outline,
    `outward` is -1 left of the face and 1 right of it, `fall` is what the locks of a side have in common."""
    length = head_px * fall["length"] * rng.uniform(0.8, 1.1)
    spread = head_px * rng.uniform(0.02, 0.06)
    flare = outward * (fall["flare"] + rng.normal(0, 0.05))
    strands = []
    for clump in range(int(rng.integers(6, 16))):
        middle, own_length = rng.normal(0, 1), length * rng.triangular(0.6, 1, 1.05)
        phase, bend, width = rng.uniform(0, 6.3), rng.normal(0, 0.03), rng.uniform(0.1, 0.5)
        for _ in range(int(rng.uniform(25, 110))):
            is_loose = rng.random() < fall["loose"]
            own = own_length * rng.triangular(0.6, 1, 1.02)
            t = np.linspace(0, own / length, 60)
            # A clump narrows towards its tip.
            offset = spread * np.minimum(1, 0.3 + 1.5 * t) * (middle + width * rng.normal(0, 1) * (1 - 0.75 * t))
            stray = rng.normal(0, 0.16 if is_loose else 0.012)
            bow = fall["wave"] * np.sin(phase + rng.normal(0, 0.2) + fall["turns"] * 6.3 * t) * np.minimum(1, 2 * t)
            x = root[0] + offset + (flare + bend + stray) * length * t**1.5 + fall["curl"] * outward * length * t**2.5 + head_px * bow
            y = root[1] + rng.normal(0, spread) + length * t
            strands.append((np.stack([x, y], 1), clump))
    return strands


def outline_roots(alpha, points, rng, side):
    """Starts of locks on one side of the head, between temple and ear, a little inside the outline."""
    ear = min((points[115], points[120]), key=lambda point: side * -point[0])
    chin_y = points[129, 1]
    for _ in range(int(rng.integers(2, 9))):
        y = int(rng.uniform(ear[1] - 0.45 * (chin_y - ear[1]), ear[1] + 0.3 * (chin_y - ear[1])))
        row = np.flatnonzero(alpha[np.clip(y, 0, len(alpha) - 1)] > 0.9)
        if len(row):
            edge = row[0] if side < 0 else row[-1]
            inside = 0.06 * rng.random() - 0.015
            yield np.array([edge - side * inside * (chin_y - points[151, 1]), y])


def with_hair(alpha, colours, points, rng):
    """In and out: alpha [h, w] 0 to 1 and colours [h, w, 3]; and the alpha of what was added."""
    height, width = alpha.shape
    head_px = points[129, 1] - points[151, 1]
    palette = hair_colours(colours, points, rng)
    sides = [(-1, 1), (-1,), (1,)][rng.choice(3, p=(0.7, 0.15, 0.15))]
    fall = {"length": rng.uniform(0.3, 1.1), "flare": rng.uniform(-0.1, 0.22), "wave": rng.choice([0, 0.006, 0.015, 0.025]),
            "turns": rng.uniform(0.6, 3.5), "curl": rng.uniform(-0.2, 0.15), "loose": rng.uniform(0.01, 0.12)}
    strands = [strand for side in sides for root in outline_roots(alpha, points, rng, side)
               for strand in lock_strands(rng, root, side, head_px, fall)]
    rng.shuffle(strands)
    face = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(face, cv2.convexHull(points[:99].astype(np.int32)), 255)
    beside_face = 1 - cv2.GaussianBlur(face, (0, 0), 6).astype(np.float32) / 255
    added, own = np.zeros_like(alpha), colours.copy()
    large = (height * OVERSAMPLING, width * OVERSAMPLING)
    shine_phase, shine_px = rng.uniform(0, 6.3), head_px * rng.uniform(0.1, 0.4)
    for layer in range(LAYERS):
        mask = np.zeros(large, np.uint8)
        for strand, _ in strands[layer::LAYERS]:
            path = (strand * OVERSAMPLING * 16).astype(np.int32)[:, None]
            cv2.polylines(mask, [path], False, 255, 1, cv2.LINE_AA, 4)
        share = beside_face * cv2.resize(mask, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        if not share.any():
            continue
        shine = 1 + 0.2 * np.sin(np.arange(height) / shine_px + shine_phase + rng.normal(0, 0.5))[:, None, None]
        # Strands further back are darker.
        shade = palette[rng.integers(len(palette))] * (0.6 + 0.5 * layer / LAYERS) * rng.uniform(0.85, 1.15)
        own = share[..., None] * np.clip(shade * shine, 0, 255) + (1 - share[..., None]) * own
        added = share + (1 - share) * added
    together = 1 - (1 - alpha) * (1 - added)
    # Where the person is transparent, own colours are those of the hair alone.
    hair = (own - (1 - added)[..., None] * colours) / np.maximum(added, 1e-3)[..., None]
    behind = alpha * (1 - added)
    mixed = (added[..., None] * hair + behind[..., None] * colours) / np.maximum(together, 1e-3)[..., None]
    return together, np.where((together > 0.02)[..., None], np.clip(mixed, 0, 255), colours), added


def main(folder, variants, paths):
    for path in paths:
        with open(os.path.splitext(path)[0] + ".tem") as file:
            count, *rows = file.read().split("\n")
        points = np.array([[float(value) for value in row.split()[:2]] for row in rows[: int(count)]])
        person = os.path.join(folder, re.sub(r"_neutral$", "", os.path.splitext(os.path.basename(path))[0]))
        alpha = cv2.imread(person + "_alpha.png", 0).astype(np.float32) / 255
        colours = cv2.cvtColor(cv2.imread(person + "_colours.png"), cv2.COLOR_BGR2RGB).astype(np.float32)
        for variant in range(int(variants)):
            rng = np.random.default_rng([variant, *os.path.basename(person).encode()])
            longer, own, added = with_hair(alpha, colours, points, rng)
            name = f"{person}-h{variant}"
            cv2.imwrite(name + "_colours.png", cv2.cvtColor(own.astype(np.uint8), cv2.COLOR_RGB2BGR))
            cv2.imwrite(name + "_added.png", np.round(added * 255).astype(np.uint8))
            cv2.imwrite(name + "_alpha.png", np.round(longer * 255).astype(np.uint8))
        print(person, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
