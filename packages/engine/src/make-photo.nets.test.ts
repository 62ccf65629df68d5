import type { CheckId, PhotoReport } from '@vesika/report';
import { steps } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait, drawnPortraitInCap } from '../fixtures/drawn-portrait.ts';
import { observedPortrait } from '../fixtures/observed-portrait.ts';
import { openedEngine, openedSessions } from '../fixtures/opened-nets.ts';
import { havePortraits, portraitsOf, readPortrait } from '../fixtures/shared-portraits.ts';
import type { Engine, MadePhoto, PhotoRequest } from './engine.ts';
import { leastOutputSize, outputSize } from './frame/output-size.ts';
import { pxFromMm } from './geometry/units.ts';
import { photoLimits } from './limits/photo-limits.ts';
import { rgbFromHex } from './raster/rgb.ts';

/** A portrait is tried in one of two shapes, and in one of the others in turn. */
const shapes = ['DE', 'US'];
const others = ['GB', 'TR', 'IN', 'ID', 'CA'];
let engine: Engine;
/** The German passport photo of the drawn portrait, with the reported steps. */
let german: MadePhoto;
const reportedSteps: string[] = [];
let germanPhoto: Buffer;

beforeAll(async () => {
  engine = await openedEngine();
  german = await engine.makePhoto(await drawnPortrait(), passport('DE'), (step) => reportedSteps.push(step));
  germanPhoto = german.files[0]!.bytes;
});

function passport(countryCode: string): PhotoRequest {
  return { requirement: findRequirement({ countryCode, documentType: 'passport' })!.requirement };
}

function verdictOf(report: PhotoReport, id: CheckId) {
  return report.checks.find((check) => check.id === id)?.verdict;
}

function failed({ checks }: PhotoReport): CheckId[] {
  return checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
}

function notPassed({ checks }: PhotoReport): CheckId[] {
  return checks.filter(({ verdict }) => verdict !== 'pass').map(({ id }) => id);
}

/** Requirements of the record on every finished file, measured on the file itself. */
async function expectTrueToRecord({ report, files }: MadePhoto, { requirement }: PhotoRequest) {
  const limits = photoLimits(requirement);
  const sizes = [outputSize(requirement), leastOutputSize(requirement)];
  const size = sizes.find(({ dpi }) => dpi === report.photo.dpi)!;
  const { bytes } = files[0]!;
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({
    width: size.widthPx,
    height: size.heightPx,
    density: size.dpi,
    chromaSubsampling: '4:4:4',
  });
  expect(metadata.icc).toBeDefined();
  expect(metadata.exif ?? metadata.xmp ?? metadata.iptc).toBeUndefined();
  expect(bytes.length).toBeGreaterThanOrEqual(limits.fileBytes.min ?? 0);
  expect(bytes.length).toBeLessThanOrEqual(limits.fileBytes.max ?? Number.POSITIVE_INFINITY);
  expect(report.measures.headHeightMm).toBeGreaterThanOrEqual(limits.headHeightMm.min);
  expect(report.measures.headHeightMm).toBeLessThanOrEqual(limits.headHeightMm.max!);
  expect(report.measures.eyeLineFromBottomMm).toBeGreaterThanOrEqual(limits.eyeLineFromBottomMm.min);
  expect(report.measures.eyeLineFromBottomMm).toBeLessThanOrEqual(limits.eyeLineFromBottomMm.max);
  expect(Math.abs(report.measures.rollDeg)).toBeLessThan(1);
}

async function cornerColours(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const [right, near] = [info.width - 1, Math.round(info.width / 40)];
  return [at(0, 0), at(right, 0), at(near, near), at(right - near, near)];
}

async function expectPainted(bytes: Buffer, hex: string) {
  const wanted = rgbFromHex(hex);
  for (const colour of await cornerColours(bytes)) {
    expect(Math.max(...colour.map((value, c) => Math.abs(value - wanted[c]!)))).toBeLessThanOrEqual(1);
  }
}

describe('makePhoto of a drawn portrait', () => {
  it('passes every check of the German passport except the one on edits, and reports its steps', async () => {
    expect(reportedSteps).toEqual([...steps]);
    expect(notPassed(german.report)).toEqual(['edits-allowed']);
    await expectTrueToRecord(german, passport('DE'));
    await expectPainted(germanPhoto, '#E5E5E5');
  });

  it('asks about a cap and judges the answer by the rule', async () => {
    const original = await drawnPortraitInCap();
    const observation = await engine.observe(original);
    const requested = await engine.compose(original, observation, passport('DE'));
    expect(verdictOf(requested.report, 'no-head-coverings')).toBe('undetermined');
    expect(requested.report.ok).toBe(false);
    const answers = { 'no-head-coverings': 'other' } as const;
    const { report } = await engine.compose(original, observation, { ...passport('DE'), answers });
    expect(report.checks.find(({ id }) => id === 'no-head-coverings')).toMatchObject({
      verdict: 'fail',
      evidence: 'stated',
    });
  });

  it('straightens a tilted head', async () => {
    const { report } = await engine.makePhoto(await drawnPortrait({ rollDeg: 8 }), passport('DE'));
    expect(Math.abs(report.measures.rollDeg)).toBeLessThan(1);
    const turned = report.changes.find(({ what }) => what === 'straighten');
    expect(Math.abs(turned!.amount)).toBeGreaterThan(5);
  });

  it('changes neither light nor background when only cropping is allowed', async () => {
    const source = await drawnPortrait({ background: '#1f3a57' });
    const { report } = await engine.makePhoto(source, { ...passport('US'), cropOnly: true });
    const changed = report.changes.map(({ what }) => what);
    expect(changed).not.toContain('background');
    expect(changed).not.toContain('exposure');
    expect(changed).not.toContain('white-balance');
    expect(verdictOf(report, 'background-colour')).toBe('fail');
  });

  it('does not change a picture that already satisfies every rule', async () => {
    const { report } = await engine.makePhoto(germanPhoto, passport('DE'));
    expect(report.changes.map(({ what }) => what)).toEqual(['metadata-removed', 'compression']);
    expect(failed(report)).toEqual([]);
  });

  it('keeps a wall that already has the required colour', async () => {
    const onCard = await sharp(germanPhoto)
      .resize({ width: 1400 })
      .extend({ left: 100, right: 100, top: 200, background: '#E5E5E5' })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { report } = await engine.makePhoto(onCard, passport('DE'));
    expect(report.changes.map(({ what }) => what)).toContain('scale');
    expect(report.changes.map(({ what }) => what)).not.toContain('background');
    expect(verdictOf(report, 'background-colour')).toBe('pass');
  });

  it('delivers PNG with density along with JPEG', async () => {
    const { files } = await engine.makePhoto(await drawnPortrait(), {
      ...passport('DE'),
      formats: ['jpg', 'png'],
    });
    expect(files.map(({ format }) => format)).toEqual(['jpg', 'png']);
    expect(await sharp(files[1]!.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 827,
      density: 600,
    });
  });

  it('makes a photo of a small original at a lower density if the record requires none', async () => {
    const small = await sharp(await drawnPortrait())
      .resize({ height: 900 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const observation = await engine.observe(small);
    const { report } = await engine.compose(small, observation, passport('DE'));
    expect(report.photo).toMatchObject({ widthPx: 413, heightPx: 531, dpi: 300 });
    expect(failed(report)).toEqual(['edits-allowed']);
    const held = await engine.compose(small, observation, passport('AE'));
    expect(held.report.photo.dpi).toBe(600);
    expect(verdictOf(held.report, 'upscaling')).toBe('fail');
  });

  it('reports by how much a small original falls short', async () => {
    const small = await sharp(await drawnPortrait())
      .resize({ height: 330 })
      .jpeg()
      .toBuffer();
    const { report } = await engine.makePhoto(small, passport('DE'));
    const check = report.checks.find(({ id }) => id === 'upscaling')!;
    expect(check).toMatchObject({ verdict: 'fail', advice: 'upscaling.source-too-small' });
    expect(check.value).toBeGreaterThan(1.15);
    expect(report.ok).toBe(false);
  });

  it('leaves white what the original lacks where its background stays', async () => {
    const { report, files } = await engine.makePhoto(await withoutLeftShoulder(), {
      ...passport('TR'),
      cropOnly: true,
    });
    expect(verdictOf(report, 'source-completeness')).toBe('fail');
    const missingPx = pxFromMm(report.measures.missingMm!.left, report.photo.dpi!);
    const strip = { left: 0, top: 0, width: Math.floor(missingPx / 2), height: 400 };
    const { channels } = await sharp(await sharp(files[0]!.bytes).extract(strip).png().toBuffer()).stats();
    expect(channels.every(({ mean }) => mean > 250)).toBe(true);
  });

  it('never fills in a missing shoulder silently', async () => {
    const cut = await withoutLeftShoulder();
    const { report } = await engine.makePhoto(cut, passport('TR'));
    expect(report.checks.find(({ id }) => id === 'source-completeness')).toMatchObject({
      verdict: 'fail',
      advice: 'source-completeness.missing-left',
    });
  });
});

describe('checkPhoto', () => {
  it('passes our own output and changes nothing', async () => {
    const report = await engine.checkPhoto(germanPhoto, passport('DE'));
    expect(failed(report)).toEqual([]);
    expect(report.changes).toEqual([]);
  });

  it('fails an untouched snapshot on size and background', async () => {
    const report = await engine.checkPhoto(await drawnPortrait({ background: '#1f3a57' }), passport('DE'));
    expect(verdictOf(report, 'picture-size')).toBe('fail');
    expect(verdictOf(report, 'background-colour')).toBe('fail');
    expect(report.ok).toBe(false);
  });
});

async function withoutLeftShoulder(): Promise<Buffer> {
  const whole = sharp(await drawnPortrait());
  const { width, height } = await whole.metadata();
  return whole
    .extract({ left: Math.round(width * 0.32), top: 0, width: Math.round(width * 0.68), height })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Faces blurred out or animal: the ground truth is for mattes only. */
const withoutFace = ['matting_gt/p3m_teal_coat_woman.png', 'matting_gt/lemur.png'];

describe.skipIf(!havePortraits)('makePhoto of real portraits (needs ../shared/portraits)', () => {
  const portraits = portraitsOf('good_single', 'matting_gt').filter((path) => !withoutFace.includes(path));

  const inTurn = (countries: readonly string[], turn: number) => countries[turn % countries.length]!;

  it.each(portraits.map((path, turn) => [path, [inTurn(shapes, turn), inTurn(others, turn)]] as const))(
    '%s satisfies the passports of %j',
    async (path, countries) => {
      const portrait = readPortrait(path);
      const observation = await observedPortrait(path, await openedSessions());
      for (const country of countries) {
        const request = passport(country);
        const made = await engine.compose(portrait, observation, request);
        await expectTrueToRecord(made, request);
        await expectPainted(made.files[0]!.bytes, request.requirement.background.hex);
      }
    },
  );
});

describe.skipIf(!havePortraits)('unusual and unusable files (needs ../shared/portraits)', () => {
  it.each([
    ['no_face/azure_dog.jpg', 'face-missing'],
    ['no_face/cartoon_wizard.jpg', 'face-missing'],
    ['no_face/chelsea_cat.png', 'face-missing'],
    ['no_face/p3m_toddler_from_behind.jpg', 'face-missing'],
    ['multi_face/azure_couple_baby.jpg', 'faces-several'],
    ['multi_face/azure_six_people.jpg', 'faces-several'],
    ['multi_face/azure_two_elders.jpg', 'faces-several'],
    ['multi_face/tfjs_three_people.jpg', 'faces-several'],
    ['technical/bomb_16384x16384.png', 'picture-too-large'],
    ['technical/portrait.avif', 'file-type-unsupported'],
    ['technical/svg_xxe_named.png', 'file-type-unsupported'],
    ['technical/tiny_48x60.jpg', 'picture-too-small'],
    ['technical/truncated.jpg', 'file-damaged'],
  ])('%s is refused: %s', async (path, code) => {
    await expect(engine.makePhoto(readPortrait(path), passport('DE'))).rejects.toMatchObject({ code });
  });

  it.each<[path: string, failing: CheckId[]]>([
    ['technical/animated.webp', ['upscaling']],
    ['technical/cmyk_portrait.jpg', ['upscaling']],
    ['technical/defocus_blur.jpg', ['sharpness']],
    ['technical/display_p3.jpg', []],
    ['technical/exif_orientation_6.jpg', []],
    ['technical/grayscale_portrait.jpg', ['colour-presence', 'upscaling']],
    ['technical/jpeg_zip_polyglot.jpg', []],
    ['technical/large_36mp.jpg', []],
    // The white shirt is as white as the wall, so the cut-out loses it.
    ['technical/over_exposed.jpg', ['person-complete', 'over-exposure-prevention']],
    ['technical/passport_1920s_004121.jpg', ['upscaling']],
    ['technical/png_named.jpg', []],
    ['technical/rgba_cutout.png', ['digital-alteration']],
    ['technical/too_dark.jpg', ['under-exposure-prevention']],
  ])('%s gives a photo that fails on %j', async (path, failing) => {
    const { report, files } = await engine.makePhoto(readPortrait(path), passport('FR'));
    expect(await sharp(files[0]!.bytes).metadata()).toMatchObject({ width: 413, height: 531 });
    expect(failed(report)).toEqual(failing);
  });
});
