import { createTranslator } from '@vesika/messages';
import type { CheckId, PhotoReport } from '@vesika/report';
import { reportWords } from '@vesika/report/words';
import sharp from 'sharp';
import { type GlyphText, glyphPath } from '../../apps/web/src/site/og-picture/glyph-path.server.ts';

const sizePx = { widthPx: 1280, heightPx: 560 };
const colours = { paper: '#fbfaf7', ink: '#14203a', soft: '#56627a', guide: '#1a69c6', line: '#e3dfd6' };
const verdicts = { pass: '#1e7b4f', fail: '#b42318', undetermined: '#8a5c00' } as const;
const marks = { pass: 'M1 7 5 11 13 2', fail: 'M2 2 12 12M12 2 2 12', undetermined: 'M2 7H12' } as const;

/** Checks that the picture lists. */
const shown: readonly CheckId[] = [
  'head-height',
  'eye-line',
  'top-margin',
  'head-pose-roll',
  'eyes-open',
  'expression-neutrality',
  'background-colour',
  'cut-out',
  'sharpness',
  'illumination-uniformity',
  'upscaling',
];

interface Parts {
  original: Buffer;
  finished: Buffer;
  report: PhotoReport;
}

/**
 * Draws the picture of the README: the original, the finished photo with its three lines, and part of the report. Out:
 * JPEG.
 */
export async function readmePicture({ original, finished, report }: Parts): Promise<Buffer> {
  const heightPx = 440;
  const { data: before, info } = await sharp(original)
    .resize({ height: heightPx })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { data: after, info: made } = await sharp(finished)
    .resize({ height: heightPx })
    .png()
    .toBuffer({ resolveWithObject: true });
  const topPx = 76;
  const afterPx = 40 + info.width + 56;
  const listPx = afterPx + made.width + 56;
  const drawn = await words(report, { listPx, topPx });
  const scale = made.height / report.photo.heightPx;
  const { crown, chin, eyeImageLeft, eyeImageRight } = report.landmarks;
  const lines = [crown.yPx, (eyeImageLeft.yPx + eyeImageRight.yPx) / 2, chin.yPx]
    .map((y) => `M${afterPx} ${topPx + y * scale}h${made.width + 14}`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx.widthPx}" height="${sizePx.heightPx}">
    <path d="${lines}" stroke="#fff" stroke-opacity="0.7" stroke-width="4"/>
    <path d="${lines}" stroke="${colours.guide}" stroke-width="2"/>
    <path d="M${40 + info.width + 14} ${topPx + 220}h28m-9 -8 9 8 -9 8" fill="none" stroke="${colours.ink}" stroke-width="2.5"/>
    ${text({ text: 'A portrait in', face: 'bold', sizePx: 24 }, 40, 50, colours.ink)}
    ${text({ text: 'a measured photo out', face: 'bold', sizePx: 24 }, afterPx, 50, colours.ink)}
    ${text({ text: `${report.checks.filter(({ verdict }) => verdict === 'pass').length} of ${report.checks.length} checks passed`, face: 'bold', sizePx: 24 }, listPx, 50, colours.ink)}
    ${drawn}</svg>`;
  return await sharp({
    create: { width: sizePx.widthPx, height: sizePx.heightPx, channels: 3, background: colours.paper },
  })
    .composite([
      { input: before, left: 40, top: topPx },
      { input: after, left: afterPx, top: topPx },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function words(report: PhotoReport, { listPx, topPx }: { listPx: number; topPx: number }) {
  const say = reportWords(await createTranslator('en'), 'en');
  const checks = shown.flatMap((id) => report.checks.find((check) => check.id === id) ?? []);
  return checks
    .map((check, index) => {
      const y = topPx + 16 + index * 40;
      const colour = verdicts[check.verdict];
      return `<path transform="translate(${listPx} ${y - 11})" d="${marks[check.verdict]}" fill="none" stroke="${colour}" stroke-width="2.6"/>
        ${text({ text: say.name(check), face: 'plain', sizePx: 19 }, listPx + 26, y, colours.ink)}
        ${text({ text: plain(`${say.value(check)}, ${say.permitted(check)}`), face: 'mono', sizePx: 13 }, listPx + 26, y + 17, colours.soft)}`;
    })
    .join('');
}

/** The fonts that render it lack some characters. */
function plain(words: string): string {
  return words.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replaceAll('−', '-');
}

function text(glyphs: GlyphText, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" d="${glyphPath(glyphs).d}" fill="${fill}"/>`;
}
