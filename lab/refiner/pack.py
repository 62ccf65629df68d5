"""Packs pairs into files small enough to send to a machine with an accelerator: a tenth of the PNG files.

Run: python3 lab/refiner/pack.py FOLDER OUT_FOLDER MEGABYTES
In: FOLDER/train and FOLDER/judge of pairs.ts. Out: OUT_FOLDER/pairs-NN.npz of at most MEGABYTES each.
"""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np

from examples import example_of, names

QUALITY = {"picture": 93, "nets": 90, "alpha": 95, "colours": 88, "added": 70}


def packed(base):
    """The pictures of a pair as WebP; colours only around the edge, because inside they are the picture's."""
    pictures = {kind: cv2.imread(path) for kind in QUALITY if os.path.exists(path := f"{base}.{kind}.png")}
    if "colours" in pictures:
        alpha = pictures["alpha"][..., 0]
        edge = cv2.dilate(((alpha > 0) & (alpha < 255)).astype(np.uint8), np.ones((7, 7))) > 0
        pictures["colours"] = np.where(edge[..., None], pictures["colours"], 128).astype(np.uint8)
    encoded = lambda picture, quality: cv2.imencode(".webp", picture, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
    with open(base + ".json") as file:
        chin_y = json.load(file)["chinY"]
    name = "/".join(base.split("/")[-2:])
    values = {f"{name}.{kind}": encoded(picture, QUALITY[kind]) for kind, picture in pictures.items()}
    return {**values, f"{name}.chinY": np.float32(chin_y)}


def unpacked(path):
    """Pairs of name and example."""
    with np.load(path) as file:
        values = {key: file[key] for key in file.files}
    bases = sorted(key[: -len(".chinY")] for key in values if key.endswith(".chinY"))
    with ThreadPoolExecutor() as pool:
        return list(zip(bases, pool.map(lambda base: unpacked_example(values, base), bases)))


def unpacked_example(values, base):
    def decoded(kind):
        if f"{base}.{kind}" not in values:
            return None
        return cv2.cvtColor(cv2.imdecode(values[f"{base}.{kind}"], cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)

    picture, nets, alpha, colours, added = (decoded(kind) for kind in QUALITY)
    alpha = np.ascontiguousarray(alpha[..., 0])
    # Lossy compression blurs exact alpha.
    alpha[alpha < 3], alpha[alpha > 252] = 0, 255
    if colours is not None:
        colours = np.where(((alpha > 0) & (alpha < 255))[..., None], colours, picture)
    added = np.zeros_like(alpha) if added is None else added[..., 0]
    return example_of(picture, nets, alpha, colours, added, float(values[f"{base}.chinY"]))


def main(folder, out_folder, megabytes):
    os.makedirs(out_folder, exist_ok=True)
    bases = names(folder + "/judge") + names(folder + "/train")
    with ThreadPoolExecutor(2) as pool:
        pairs = list(pool.map(packed, bases))
    chunk, size, count = {}, 0, 0
    for pair in [*pairs, None]:
        pair_size = sum(value.nbytes for value in pair.values()) if pair else 0
        if chunk and (pair is None or size + pair_size > 1e6 * float(megabytes)):
            np.savez(os.path.join(out_folder, f"pairs-{count:02d}.npz"), **chunk)
            print(count, len(chunk), size, flush=True)
            chunk, size, count = {}, 0, count + 1
        if pair:
            chunk.update(pair)
            size += pair_size


if __name__ == "__main__":
    main(*sys.argv[1:])
