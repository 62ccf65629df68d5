"""Trains the refiner on the pairs of pairs.ts and judges it on the composites, whose people and walls it never sees.

Run: python3 lab/refiner/train.py FOLDER MINUTES STEPS_IN_ALL

In: FOLDER/train and FOLDER/judge of pairs.ts, or the packed pairs FOLDER/*.npz of pack.py. Uses an accelerator where
there is one. Seeded and resumable: FOLDER/checkpoint.pt holds weights, optimiser and step, and a later run goes on from
it. Without one, lab/refiner/weights.pt is the start if it is there. The learning rate falls to nothing at STEPS_IN_ALL,
whatever the number of runs until then. The weights that are judged and exported are a moving average.
"""

import copy
import glob
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from augment import augmented
from examples import FIELD_STEP, below_chin, names, read_example
from pack import unpacked
from refiner_net import Refiner, alpha_of_colours, base_of

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights.pt")
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
PATCH_PX = 224
BATCH = int(os.environ.get("BATCH", "32"))
PEAK_RATE = 2e-3
WARM_UP_STEPS = 200
AVERAGE_DECAY = 0.999
# Share of patches around large errors of the base; with a half, the net learns to distrust hair.
HARD_SHARE = 0.25
JUDGE_EVERY_STEPS = 5000
# The truth of 013 takes wall at the shoulders for the person.
FLAWED = ("013",)


def drawn_patch(rng, example):
    """Out: planes [12, p, p], fields [6, p/4, p/4] and the height of the rows below the chin [p]."""
    height, width = example.planes.shape[1:]
    kind = rng.random()
    places = example.hard if kind < HARD_SHARE and len(example.hard) > 30 else example.doubtful if kind < 0.93 else ()
    if len(places):
        y, x = places[rng.integers(len(places))] + rng.integers(-PATCH_PX // 3, PATCH_PX // 3, 2)
    else:
        y, x = rng.integers(height), rng.integers(width)
    top = int(np.clip(y - PATCH_PX // 2, 0, height - PATCH_PX)) // FIELD_STEP
    left = int(np.clip(x - PATCH_PX // 2, 0, width - PATCH_PX)) // FIELD_STEP
    small = PATCH_PX // FIELD_STEP
    rows, columns = slice(top * FIELD_STEP, top * FIELD_STEP + PATCH_PX), slice(left * FIELD_STEP, left * FIELD_STEP + PATCH_PX)
    planes = example.planes[:, rows, columns]
    fields = example.fields[:, top : top + small, left : left + small]
    if rng.random() < 0.5:
        planes, fields = planes.flip(2), fields.flip(2)
    return planes, fields, below_chin(top * FIELD_STEP + np.arange(PATCH_PX), example.chin_y)


def drawn_batch(rng, examples):
    patches = [drawn_patch(rng, examples[rng.integers(len(examples))]) for _ in range(BATCH)]
    planes = torch.stack([patch[0] for patch in patches]).to(DEVICE).float() / 255
    fields = torch.stack([patch[1] for patch in patches]).to(DEVICE).float() / 255
    below = torch.from_numpy(np.stack([patch[2] for patch in patches])).to(DEVICE)
    return augmented(planes, enlarged(fields)), below[:, None, :, None].expand(-1, -1, -1, PATCH_PX)


def enlarged(fields):
    return F.interpolate(fields, scale_factor=FIELD_STEP, mode="bilinear", align_corners=False)


def inputs_of(picture, nets, fields, below):
    wall, person = fields[:, :3], fields[:, 3:]
    return torch.cat([picture, nets, base_of(nets), wall, person, alpha_of_colours(picture, wall, person), below], 1)


def laplacian_loss(difference, weight, levels=4):
    loss = 0
    for level in range(levels):
        small = F.avg_pool2d(difference, 2)
        band = difference - F.interpolate(small, scale_factor=2, mode="bilinear", align_corners=False)
        loss = loss + 2**level * (band.abs() * weight).mean()
        difference, weight = small, F.avg_pool2d(weight, 2)
    return loss + 2**levels * (difference.abs() * weight).mean() / 4


def loss_of(net, patches, below):
    inputs = inputs_of(patches.picture, patches.nets, patches.fields, below)
    with torch.autocast(DEVICE.type, dtype=torch.bfloat16):
        answered, answered_colours = net(inputs.contiguous(memory_format=torch.channels_last))
    answered, answered_colours, alpha = answered.float(), answered_colours.float(), patches.alpha
    edge = F.max_pool2d(((alpha > 0.01) & (alpha < 0.99)).float(), 9, 1, 4)
    weight = patches.weight * (1 + 2 * edge)
    difference = answered - alpha
    loss = (weight * (difference.abs() + 4 * difference**2)).mean() + 0.3 * laplacian_loss(difference, weight)
    # What is seen on a new background: the person's colour as far as it is opaque.
    composed = answered * answered_colours - alpha * patches.colours
    return loss + 0.5 * (weight * composed.abs()).mean()


def judged(net, examples):
    """MSE and MSE in the band of hair and edges, x1000, of the refiner's base and of its answer, by picture."""
    net.eval()
    rows = []
    with torch.no_grad():
        for name, example in examples.items():
            height, width = example.planes.shape[1:]
            by_32 = (0, -width % 32, 0, -height % 32)
            planes = F.pad(example.planes[None].to(DEVICE).float() / 255, by_32, mode="replicate")
            fields = enlarged(example.fields[None].to(DEVICE).float() / 255)
            fields = F.interpolate(fields, planes.shape[2:]) if fields.shape[2:] < (height, width) else fields
            fields = F.pad(fields, (0, planes.shape[3] - fields.shape[3], 0, planes.shape[2] - fields.shape[2]), mode="replicate")
            below = torch.from_numpy(below_chin(np.arange(planes.shape[2]), example.chin_y)).to(DEVICE)
            below = below[None, None, :, None].expand(1, 1, -1, planes.shape[3])
            with torch.autocast(DEVICE.type, dtype=torch.bfloat16):
                answered = net(inputs_of(planes[:, 0:3], planes[:, 3:6], fields, below))[0]
            answered = answered.float()[0, 0, :height, :width].cpu().numpy()
            truth, base = example.planes[7].cpu().numpy() / 255, example.planes[6].cpu().numpy() / 255
            # 10 px of a picture 1350 px wide, as lab/people/matte-error.ts has it.
            reach = 2 * round(10 * width / 1350) + 1
            between = ((truth > 0) & (truth < 1)).astype(np.uint8)
            band = cv2.dilate(between, np.ones((reach, reach), np.uint8)) > 0
            head = band & (np.arange(height)[:, None] < example.chin_y)
            of = lambda matte: [1e3 * ((matte - truth) ** 2)[part].mean() for part in (..., band, head)]
            rows.append((name, *of(base), *of(answered)))
    net.train()
    return rows


def report(rows, title):
    for group, digits in (("all", "0123456789"), ("odd", "13579"), ("even", "02468")):
        kept = [row[1:] for row in rows if not row[0].startswith(FLAWED) and row[0][2] in digits]
        if kept:
            before, after = np.split(np.mean(kept, 0), 2)
            shown = lambda values: "/".join(f"{value:.2f}" for value in values)
            print(f"{title}, {group}: MSE/band/band above the chin x1000 {shown(before)} -> {shown(after)}", flush=True)


def load(folder):
    """Examples to train on and, by name, to judge on."""
    packs = sorted(glob.glob(folder + "/*.npz"))
    if packs:
        found = [pair for pack in packs for pair in unpacked(pack)]
    else:
        bases = names(folder + "/train") + names(folder + "/judge")
        with ThreadPoolExecutor() as pool:
            found = list(zip(bases, pool.map(read_example, bases)))
    train = [example.to(DEVICE) for base, example in found if "judge" not in os.path.dirname(base)]
    return train, {os.path.basename(base): example for base, example in found if "judge" in os.path.dirname(base)}


def averaged(average, net):
    for kept, new in zip(average.state_dict().values(), net.state_dict().values()):
        if kept.dtype.is_floating_point:
            kept.lerp_(new, 1 - AVERAGE_DECAY)
        else:
            kept.copy_(new)


def main(folder, minutes, steps_in_all):
    cv2.setNumThreads(1)
    torch.set_num_threads(int(os.environ.get("THREADS", "1")))
    torch.manual_seed(1)
    started = time.time()
    examples, judges = load(folder)
    print(f"{len(examples)} pairs and {len(judges)} to judge, read in {time.time() - started:.0f} s", flush=True)
    net = Refiner().to(DEVICE, memory_format=torch.channels_last)
    average = copy.deepcopy(net)
    optimiser = torch.optim.AdamW(net.parameters(), PEAK_RATE, weight_decay=1e-3)
    checkpoint, step, recent = os.path.join(folder, "checkpoint.pt"), 0, []
    if os.path.exists(checkpoint):
        kept = torch.load(checkpoint, map_location=DEVICE)
        net.load_state_dict(kept["trained"])
        average.load_state_dict(kept["net"])
        optimiser.load_state_dict(kept["optimiser"])
        step = kept["step"]
    elif os.path.exists(WEIGHTS):
        net.load_state_dict(torch.load(WEIGHTS, map_location=DEVICE)["net"])
        average.load_state_dict(net.state_dict())

    def save():
        state = {"net": average.state_dict(), "trained": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step}
        torch.save(state, checkpoint)

    end = time.time() + 60 * minutes
    while time.time() < end and step < steps_in_all:
        rng = np.random.default_rng(step)
        rate = PEAK_RATE * min(1, (step + 1) / WARM_UP_STEPS) * (0.5 + 0.5 * np.cos(np.pi * step / steps_in_all))
        for group in optimiser.param_groups:
            group["lr"] = float(rate) + 1e-6
        loss = loss_of(net, *drawn_batch(rng, examples))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        averaged(average, net)
        step += 1
        recent = [*recent[-499:], loss.detach()]
        if step % 500 == 0:
            print(f"step {step}, loss {torch.stack(recent).mean():.4f}, {end - time.time():.0f} s left", flush=True)
        if step % JUDGE_EVERY_STEPS == 0:
            report(judged(average, judges), f"step {step}")
            save()
    save()
    rows = judged(average, judges)
    report(rows, f"step {step}")
    for row in rows:
        print(row[0], *(f"{value:.2f}" for value in row[1:]))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
