import type { Verdict } from '@vesika/report';
import type { Pdf } from '@vesika/typeset';

interface Place {
  left: number;
  top: number;
  sizePt: number;
}

const colours: Readonly<Record<Verdict, string>> = {
  pass: '#1b6e43',
  fail: '#b3261e',
  undetermined: '#8a5a00',
};

/**
 * The marks differ in shape, for colour-blind readers and black-and-white prints: tick in a disc, cross in a square,
 * bar in a rhombus.
 */
export function drawMark(pdf: Pdf, verdict: Verdict, { left, top, sizePt: size }: Place): void {
  const at = (x: number, y: number) => [left + x * size, top + y * size] as const;
  const fill = colours[verdict];
  if (verdict === 'pass') {
    pdf.circle(...at(0.5, 0.5), size / 2).fill(fill);
    pdf
      .moveTo(...at(0.26, 0.52))
      .lineTo(...at(0.44, 0.69))
      .lineTo(...at(0.75, 0.34));
  } else if (verdict === 'fail') {
    pdf.rect(...at(0.02, 0.02), size * 0.96, size * 0.96).fill(fill);
    pdf.moveTo(...at(0.28, 0.28)).lineTo(...at(0.72, 0.72));
    pdf.moveTo(...at(0.72, 0.28)).lineTo(...at(0.28, 0.72));
  } else {
    pdf.polygon([...at(0.5, -0.06)], [...at(1.06, 0.5)], [...at(0.5, 1.06)], [...at(-0.06, 0.5)]).fill(fill);
    pdf.moveTo(...at(0.28, 0.5)).lineTo(...at(0.72, 0.5));
  }
  pdf
    .lineWidth(size * 0.13)
    .lineCap('round')
    .stroke('#ffffff');
}
