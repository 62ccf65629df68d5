"""Trains the refiner on the pairs of pairs.ts and judges it on the composites, whose people and walls it never sees.

Run: python3 lab/refiner/train.py FOLDER MINUTES [STEPS_IN_ALL]

Seeded and resumable: FOLDER/checkpoint.pt holds weights, optimiser and step, and a later run goes on from it. Without
one, the weights of lab/refiner/weights.pt are the start. The learning rate falls to nothing at STEPS_IN_ALL (default
50,000), whatever the number of runs until then.
"""

import os
import sys
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from examples import FIELD_STEP, below_chin, names, prepared
from refiner_net import Refiner, alpha_of_colours

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights.pt")
PATCH_PX = 160
BATCH = 8
PEAK_RATE = 2e-3
WARM_UP_STEPS = 200
# Share of patches around large errors of the base; with a half, the net learns to distrust hair.
HARD_SHARE = 0.25
JUDGE_EVERY_STEPS = 2000
# The truth of 013 takes wall at the shoulders for the person.
FLAWED = ("013",)


def drawn_patch(rng, example):
    planes, fields, hard, doubtful, chin_y = example
    height, width = planes.shape[:2]
    kind = rng.random()
    places = hard if kind < HARD_SHARE and len(hard) > 30 else doubtful if kind < 0.93 else ()
    if len(places):
        y, x = places[rng.integers(len(places))] + rng.integers(-60, 60, 2)
    else:
        y, x = rng.integers(height), rng.integers(width)
    top = int(np.clip(y - PATCH_PX // 2, 0, height - PATCH_PX)) // FIELD_STEP * FIELD_STEP
    left = int(np.clip(x - PATCH_PX // 2, 0, width - PATCH_PX)) // FIELD_STEP * FIELD_STEP
    patch = planes[top : top + PATCH_PX, left : left + PATCH_PX].transpose(2, 0, 1).astype(np.float32) / 255
    small = PATCH_PX // FIELD_STEP
    rows, columns = top // FIELD_STEP, left // FIELD_STEP
    field = fields[rows : rows + small, columns : columns + small].astype(np.float32) / 255
    field = cv2.resize(field, (PATCH_PX, PATCH_PX)).transpose(2, 0, 1)
    below = np.broadcast_to(below_chin(top + np.arange(PATCH_PX), chin_y)[None, :, None], (1, PATCH_PX, PATCH_PX))
    if rng.random() < 0.5:
        patch, field = patch[..., ::-1], field[..., ::-1]
    recolour(rng, (patch[0:3], patch[8:11], field[0:3], field[3:6]))
    return np.concatenate([patch, field, below])


def recolour(rng, pictures):
    """The same gains, offset and order of channels for all: mixing stays linear."""
    gains = rng.uniform(0.75, 1.25, (3, 1, 1)) * rng.uniform(0.7, 1.2)
    offset = rng.uniform(-0.06, 0.06)
    order = rng.permutation(3) if rng.random() < 0.3 else np.arange(3)
    for picture in pictures:
        picture[:] = np.clip(picture[order] * gains + offset, 0, 1)


def split(batch):
    """In: [n, 19, h, w]: picture, nets, base, alpha, colours, weight, wall, person, height below the chin."""
    picture, nets_base = batch[:, 0:3], batch[:, 3:7]
    alpha, colours, weight = batch[:, 7:8], batch[:, 8:11], batch[:, 11:12]
    wall, person, below = batch[:, 12:15], batch[:, 15:18], batch[:, 18:19]
    hint = alpha_of_colours(picture, wall, person)
    return torch.cat([picture, nets_base, wall, person, hint, below], 1), alpha, colours, weight


def laplacian_loss(difference, weight, levels=4):
    loss = 0
    for level in range(levels):
        small = F.avg_pool2d(difference, 2)
        band = difference - F.interpolate(small, scale_factor=2, mode="bilinear", align_corners=False)
        loss = loss + 2**level * (band.abs() * weight).mean()
        difference, weight = small, F.avg_pool2d(weight, 2)
    return loss + 2**levels * (difference.abs() * weight).mean() / 4


def loss_of(net, batch):
    inputs, alpha, colours, weight = split(batch)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        answered, answered_colours = net(inputs)
    answered, answered_colours = answered.float(), answered_colours.float()
    edge = F.max_pool2d(((alpha > 0.01) & (alpha < 0.99)).float(), 9, 1, 4)
    weight = weight * (1 + 2 * edge)
    difference = answered - alpha
    loss = (weight * (difference.abs() + 4 * difference**2)).mean() + 0.3 * laplacian_loss(difference, weight)
    if colours.any():
        # What is seen on a new background: the person's colour as far as it is opaque.
        composed = answered * answered_colours - alpha * colours
        loss = loss + 0.5 * (weight * composed.abs()).mean()
    return loss


def judged(net, examples):
    """MSE and MSE in the band of hair and edges, x1000, of the refiner's base and of its answer, by picture."""
    net.eval()
    rows = []
    with torch.no_grad():
        for name, (planes, fields, _, _, chin_y) in examples.items():
            height, width = planes.shape[:2]
            tall, wide = (height + 31) // 32 * 32, (width + 31) // 32 * 32
            field = cv2.resize(np.array(fields), (width, height))
            full = np.concatenate([planes, field], -1).transpose(2, 0, 1).astype(np.float32) / 255
            below = np.broadcast_to(below_chin(np.arange(height), chin_y)[None, :, None], (1, height, width))
            full = np.concatenate([full, below])
            full = np.pad(full, ((0, 0), (0, tall - height), (0, wide - width)), mode="edge")
            inputs, alpha, _, _ = split(torch.from_numpy(full)[None])
            with torch.autocast("cpu", dtype=torch.bfloat16):
                answered = net(inputs)[0].float()[0, 0, :height, :width].numpy()
            truth, base = full[7, :height, :width], full[6, :height, :width]
            # 10 px of a picture 1350 px wide, as lab/people/matte-error.ts has it.
            reach = 2 * round(10 * width / 1350) + 1
            between = ((truth > 0) & (truth < 1)).astype(np.uint8)
            band = cv2.dilate(between, np.ones((reach, reach), np.uint8)) > 0
            of = lambda matte: (1e3 * ((matte - truth) ** 2).mean(), 1e3 * ((matte - truth)[band] ** 2).mean())
            rows.append((name, *of(base), *of(answered)))
    net.train()
    return rows


def report(rows, title):
    kept = [row[1:] for row in rows if not row[0].startswith(FLAWED)]
    before, before_band, after, after_band = np.mean(kept, 0)
    better = sum(row[3] < row[1] for row in kept)
    print(f"{title}: {len(kept)} composites, MSE/band x1000 {before:.2f}/{before_band:.1f} -> "
          f"{after:.2f}/{after_band:.1f}, band better on {better}", flush=True)


def main(folder, minutes, steps_in_all=50_000):
    torch.set_num_threads(int(os.environ.get("THREADS", "1")))
    torch.manual_seed(1)
    net = Refiner().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), PEAK_RATE, weight_decay=1e-4)
    checkpoint, step = os.path.join(folder, "checkpoint.pt"), 0
    if os.path.exists(checkpoint):
        kept = torch.load(checkpoint, weights_only=False)
        net.load_state_dict(kept["net"])
        optimiser.load_state_dict(kept["optimiser"])
        step = kept["step"]
    elif os.path.exists(WEIGHTS):
        net.load_state_dict(torch.load(WEIGHTS)["net"])
    judges = {os.path.basename(base): prepared(base) for base in names(folder + "/judge")}
    examples, found, recent = [], set(), []
    end = time.time() + 60 * minutes
    print(f"{sum(p.numel() for p in net.parameters())} weights, from step {step}", flush=True)
    while time.time() < end and step < steps_in_all:
        if step % 200 == 0 or not examples:
            # Pairs may still be in the making.
            for base in names(folder + "/train"):
                if base not in found and time.time() - os.path.getmtime(base + ".nets.png") > 5:
                    found.add(base)
                    examples.append(prepared(base))
        rng = np.random.default_rng(step)
        rate = PEAK_RATE * min(1, (step + 1) / WARM_UP_STEPS) * (0.5 + 0.5 * np.cos(np.pi * step / steps_in_all))
        for group in optimiser.param_groups:
            group["lr"] = float(rate) + 1e-6
        patches = [drawn_patch(rng, examples[rng.integers(len(examples))]) for _ in range(BATCH)]
        loss = loss_of(net, torch.from_numpy(np.stack(patches)).contiguous(memory_format=torch.channels_last))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        step += 1
        recent = [*recent[-199:], loss.item()]
        if step % 200 == 0:
            print(f"step {step}, {len(examples)} pairs, loss {np.mean(recent):.4f}, {end - time.time():.0f} s left", flush=True)
        if step % JUDGE_EVERY_STEPS == 0 or step == steps_in_all:
            report(judged(net, judges), f"step {step}")
            torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step}, checkpoint)
    torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step}, checkpoint)
    rows = judged(net, judges)
    report(rows, f"step {step}")
    for row in rows:
        print(row[0], *(f"{value:.2f}" for value in row[1:]))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), *(int(value) for value in sys.argv[3:4]))
