import type { Answers, Natives } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { fileFormat } from './file.ts';
import { findings, photo } from './findings.fixture.ts';
import {
  compressionArtifacts,
  digitalAlteration,
  mirroring,
  overlay,
  photoOfPhoto,
  sharpness,
  upscaling,
} from './quality.ts';

function given(natives: Natives, answers: Answers = {}) {
  return findings({ natives, answers });
}

describe('sharpness', () => {
  it.each([
    [0.03, 'pass', null],
    [0.044, 'undetermined', 'sharpness.undetermined'],
    [0.06, 'fail', 'sharpness.blurred'],
    [null, 'undetermined', 'sharpness.undetermined'],
  ])('judges edges of %s as %s', (edgeWidthShare, verdict, advice) => {
    expect(sharpness(given({ edgeWidthShare }))).toMatchObject({ verdict, advice });
  });

  it('doubts a face of which half is blurred', () => {
    const half = given({ edgeWidthShare: 0.025, softerEdgeWidthShare: 0.07 });
    expect(sharpness(half)).toMatchObject({ verdict: 'undetermined', measure: 'edgeWidth', value: 0.07 });
    expect(sharpness(given({ edgeWidthShare: 0.025, softerEdgeWidthShare: 0.043 })).verdict).toBe('pass');
  });

  it('doubts grainy skin, and says nothing of edges that were not measured', () => {
    const grainy = sharpness(given({ edgeWidthShare: 0.03, skinGrainLevels: 5 }));
    expect(grainy).toMatchObject({ verdict: 'undetermined', measure: 'grain', value: 5 });
    expect(sharpness(given({ edgeWidthShare: 0.03, skinGrainLevels: 2.5 })).verdict).toBe('pass');
    expect(sharpness(given({ edgeWidthShare: null, skinGrainLevels: 1 }))).toMatchObject({
      verdict: 'undetermined',
      value: null,
    });
  });

  it('does not require of a small picture what its pixels cannot show', () => {
    const natives = { edgeWidthShare: 0.06 };
    expect(sharpness(findings({ natives }, { interEyePx: 32 })).verdict).toBe('pass');
  });
});

describe('compression-artifacts', () => {
  const good: Natives = { outputJpegQuality: 95, jpegQuality: 92, blockiness: 1.2 };

  it.each<[string, Natives, string, string | null]>([
    ['a good file from a good original', good, 'pass', null],
    ['an original that is no JPEG', { ...good, jpegQuality: null }, 'pass', null],
    ['a squeezed result', { ...good, outputJpegQuality: 55 }, 'undetermined', 'undetermined'],
    ['a result squeezed to the utmost', { ...good, outputJpegQuality: 40 }, 'fail', 'file-compressed'],
    ['a ruined original', { ...good, jpegQuality: 20 }, 'fail', 'source-compressed'],
    ['traces of earlier savings', { ...good, blockiness: 2.2 }, 'undetermined', 'undetermined'],
    ['visible squares', { ...good, blockiness: 2.8 }, 'fail', 'source-compressed'],
    ['nothing known', {}, 'undetermined', 'undetermined'],
  ])('judges %s', (_, natives, verdict, problem) => {
    const advice = problem && `compression-artifacts.${problem}`;
    expect(compressionArtifacts(given(natives))).toMatchObject({ verdict, advice });
  });

  it('reports the worst value with its own limit', () => {
    expect(compressionArtifacts(given({ ...good, blockiness: 2.8 }))).toMatchObject({
      value: 2.8,
      unit: 'ratio',
      limit: { min: null, max: 1.9 },
    });
  });
});

describe('photo-of-photo', () => {
  it.each<[string, Natives, string]>([
    ['skin', { rasterPattern: 1, paperEdgeStrength: 0.6 }, 'pass'],
    ['a weak raster', { rasterPattern: 2.8, paperEdgeStrength: 0.6 }, 'undetermined'],
    ['a clear raster', { rasterPattern: 4, paperEdgeStrength: 0.6 }, 'fail'],
    [
      'pupils that are not black in a coarse picture',
      { rasterPattern: 1, pupilBlackRatio: 0.04, detailLimitShare: 0.5 },
      'undetermined',
    ],
    [
      'a picture with detail and hardly a veil',
      { rasterPattern: 1, pupilBlackRatio: 0.04, detailLimitShare: 1 },
      'pass',
    ],
    [
      'pupils that are not black',
      { rasterPattern: 1, pupilBlackRatio: 0.05, detailLimitShare: 1 },
      'undetermined',
    ],
    [
      'a lamp in the pupils of a person with black hair',
      { rasterPattern: 1, pupilBlackRatio: 0.05, headBlackRatio: 0.03, detailLimitShare: 1 },
      'pass',
    ],
    [
      'a print with something black behind it',
      { rasterPattern: 1, pupilBlackRatio: 0.07, headBlackRatio: 0.01, detailLimitShare: 1 },
      'undetermined',
    ],
    [
      'a coarse picture with black hair and a veil over the pupils',
      { rasterPattern: 1, pupilBlackRatio: 0.05, headBlackRatio: 0.03, detailLimitShare: 0.5 },
      'undetermined',
    ],
    [
      'a coarse picture of a person with black hair in shade',
      { rasterPattern: 1, pupilBlackRatio: 0.045, headBlackRatio: 0.008, detailLimitShare: 0.5 },
      'pass',
    ],
    ['a line across the picture', { rasterPattern: null, paperEdgeStrength: 0.95 }, 'undetermined'],
    [
      'a line across the wall behind a person with black hair',
      { rasterPattern: 1, paperEdgeStrength: 0.95, headBlackRatio: 0.005 },
      'pass',
    ],
    ['nothing known', { rasterPattern: null, paperEdgeStrength: null }, 'undetermined'],
  ])('judges %s', (_, natives, verdict) => {
    expect(photoOfPhoto(given(natives)).verdict).toBe(verdict);
  });

  it('uses the answer only if undetermined', () => {
    const doubt = { rasterPattern: 2.8 };
    expect(photoOfPhoto(given(doubt, { 'photo-of-photo': 'direct' }))).toMatchObject({
      verdict: 'pass',
      evidence: 'stated',
    });
    expect(photoOfPhoto(given(doubt, { 'photo-of-photo': 'reproduced' }))).toMatchObject({
      verdict: 'fail',
      advice: 'photo-of-photo.reproduced',
    });
    const sure = given({ rasterPattern: 5 }, { 'photo-of-photo': 'direct' });
    expect(photoOfPhoto(sure)).toMatchObject({ verdict: 'fail', evidence: 'measured' });
  });
});

describe('mirroring', () => {
  it.each([[0], [null], [undefined]])('says nothing where %s letters read backwards', (mirroredLetters) => {
    expect(mirroring(given({ mirroredLetters: mirroredLetters! }))).toBeNull();
  });

  it('asks where writing reads backwards, and never fails on its own', () => {
    expect(mirroring(given({ mirroredLetters: 40 }))).toMatchObject({
      verdict: 'undetermined',
      value: 40,
      advice: 'mirroring.undetermined',
    });
  });

  it('follows the answer of the person', () => {
    const judged = (answer: 'right' | 'mirrored') =>
      mirroring(given({ mirroredLetters: 8 }, { mirroring: answer }));
    expect(judged('right')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(judged('mirrored')).toMatchObject({
      verdict: 'fail',
      evidence: 'stated',
      advice: 'mirroring.mirrored',
    });
  });
});

describe('overlay', () => {
  it.each([
    ['pass', null, 0],
    ['undetermined', 'overlay.undetermined', 0.3],
    ['fail', 'overlay.over-person', 4],
  ])('is %s where %s applies', (verdict, advice, writingOverPerson) => {
    expect(overlay(given({ writingOverPerson }))).toMatchObject({ verdict, advice });
  });

  it('is absent from a report without the measure', () => {
    expect(overlay(given({}))).toBeNull();
  });

  it('follows the answer of the person about a single line, but not about a watermark', () => {
    const judged = (writingOverPerson: number, answer: 'none' | 'over') =>
      overlay(given({ writingOverPerson }, { overlay: answer }));
    expect(judged(0.3, 'none')).toMatchObject({ verdict: 'pass', evidence: 'stated' });
    expect(judged(0.3, 'over')).toMatchObject({ verdict: 'fail', advice: 'overlay.over-person' });
    expect(judged(4, 'none')).toMatchObject({ verdict: 'fail', advice: 'overlay.over-person' });
  });
});

describe('digital-alteration', () => {
  const untouched: Natives = { transparentShare: 0, noiseRatio: 2, skinSmoothing: 0.1 };

  it.each<[string, Natives, string, string | null]>([
    ['a picture as it was taken', untouched, 'pass', null],
    ['one too small to tell', { transparentShare: 0, noiseRatio: null, skinSmoothing: null }, 'pass', null],
    ['a person cut out', { ...untouched, transparentShare: 0.5 }, 'fail', 'cut-out'],
    ['a painted background', { ...untouched, noiseRatio: 0 }, 'undetermined', 'undetermined'],
    ['a coarse picture', { ...untouched, skinSmoothing: 0.5, detailLimitShare: 0.4 }, 'pass', null],
    ['very smooth skin', { ...untouched, skinSmoothing: 0.5 }, 'undetermined', 'undetermined'],
    ['nothing known', {}, 'undetermined', 'undetermined'],
  ])('judges %s', (_, natives, verdict, problem) => {
    const advice = problem && `digital-alteration.${problem}`;
    expect(digitalAlteration(given(natives))).toMatchObject({ verdict, advice });
  });

  it('uses the answer only if undetermined', () => {
    const doubt = { ...untouched, noiseRatio: 0 };
    expect(digitalAlteration(given(doubt, { 'digital-alteration': 'unaltered' })).verdict).toBe('pass');
    expect(digitalAlteration(given(doubt, { 'digital-alteration': 'altered' }))).toMatchObject({
      verdict: 'fail',
      evidence: 'stated',
      advice: 'digital-alteration.altered',
    });
    const sure = given({ ...untouched, transparentShare: 0.5 }, { 'digital-alteration': 'unaltered' });
    expect(digitalAlteration(sure).verdict).toBe('fail');
  });
});

describe('upscaling', () => {
  const judged = (enlargement: number | null, detailLimitShare: number | null) =>
    upscaling(findings({ natives: { detailLimitShare } }, { enlargement }));

  it.each([
    ['a picture with detail of its own size', 1, 1, 'pass', null],
    ['one that was made much smaller, and soft', 0.4, 0.5, 'pass', null],
    ['one enlarged here', 1.4, 1, 'fail', 'upscaling.source-too-small'],
    ['one that may have been enlarged', 1, 0.55, 'undetermined', 'upscaling.undetermined'],
    ['one enlarged before', 1.1, 0.4, 'fail', 'upscaling.enlarged-before'],
    ['one that was only checked, enlarged before', null, 0.4, 'fail', 'upscaling.enlarged-before'],
  ])('judges %s', (_, enlargement, detail, verdict, advice) => {
    expect(judged(enlargement, detail)).toMatchObject({ verdict, advice });
  });

  it('does not apply if neither is known', () => {
    expect(judged(null, null)).toBeNull();
  });
});

describe('file-format', () => {
  it('accepts only the formats of the record', () => {
    const taken = findings().requirement;
    expect(taken.file.formats).toEqual(['JPEG']);
    expect(fileFormat(findings()).verdict).toBe('pass');
    expect(fileFormat(findings(photo({ mime: 'image/png' })))).toMatchObject({
      verdict: 'fail',
      advice: 'file-format.wrong-format',
    });
  });

  it('accepts any format if the record names none', () => {
    const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
    const open = { ...requirement, file: { ...requirement.file, formats: null } };
    const png = { ...photo({ mime: 'image/png' }), requirement: open };
    expect(fileFormat(findings(png)).verdict).toBe('pass');
  });
});
