"""Varies patches: colours of person and wall, noise, and errors of the nets, which only colours can then correct."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F


@dataclass
class Patches:
    """Levels 0 to 1: picture, nets, colours [n, 3, h, w], alpha and weight [n, 1, h, w]; colours of wall and person
    nearby [n, 6, h, w]."""

    picture: torch.Tensor
    nets: torch.Tensor
    alpha: torch.Tensor
    colours: torch.Tensor
    weight: torch.Tensor
    fields: torch.Tensor


def augmented(planes, fields):
    """In: [n, 12, h, w] of examples.PLANES and [n, 6, h, w]."""
    picture, nets, alpha = planes[:, 0:3], planes[:, 3:6], planes[:, 7:8]
    colours, weight = planes[:, 8:11], planes[:, 11:12]
    n, device = len(planes), planes.device
    uniform = lambda low, high, *shape: low + (high - low) * torch.rand(n, *shape, device=device)
    some = lambda share: (torch.rand(n, 1, 1, 1, device=device) < share).float()
    wall, person = fields[:, :3], fields[:, 3:]

    # The same gains, offset and order of channels for all: mixing stays linear.
    gains = uniform(0.75, 1.25, 3, 1, 1) * uniform(0.7, 1.2, 1, 1, 1)
    offset = uniform(-0.06, 0.06, 1, 1, 1)
    order = torch.rand(n, 3, device=device).argsort(1)
    order = torch.where(some(0.3)[:, 0, 0] > 0, order, torch.arange(3, device=device))[:, :, None, None]
    recoloured = lambda image: image.gather(1, order.expand_as(image)) * gains + offset
    picture, colours, wall, person = (recoloured(image) for image in (picture, colours, wall, person))

    # Person and wall change colour apart from each other.
    of_wall = 0.08 * torch.randn(n, 3, 1, 1, device=device) * some(0.5)
    of_person = 0.06 * torch.randn(n, 3, 1, 1, device=device) * some(0.5)
    picture = picture + (1 - alpha) * of_wall + alpha * of_person
    colours, person, wall = colours + of_person, person + of_person, wall + of_wall
    picture = picture + uniform(0, 0.025, 1, 1, 1) * some(0.5) * torch.randn_like(picture)
    fields = torch.cat([wall, person], 1).clamp(0, 1)
    return Patches(picture.clamp(0, 1), with_errors(nets, some, uniform), alpha, colours.clamp(0, 1), weight, fields)


def with_errors(nets, some, uniform):
    """Lets IS-Net, RVM or both drop the person in blobs, or see one on the wall, and changes their contrast."""
    blobs = F.interpolate(uniform(-1, 1, 1, 7, 7), nets.shape[2:], mode="bilinear", align_corners=False)
    blobs = (6 * (blobs - uniform(0.25, 0.6, 1, 1, 1))).clamp(0, 1)
    dropped = torch.cat([some(0.16), some(0.16), some(0)], 1)
    both = some(0.12)
    dropped = torch.maximum(dropped, torch.cat([both, both, 0 * both], 1))
    seen = torch.cat([some(0.06), some(0.06), some(0)], 1) * (1 - dropped)
    nets = nets * (1 - blobs * dropped)
    nets = torch.maximum(nets, blobs * seen * uniform(0.3, 1, 3, 1, 1))
    power = (some(0.25) * uniform(-0.5, 0.5, 3, 1, 1)).exp()
    return nets.clamp(1e-4, 1) ** power
