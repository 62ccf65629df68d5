import qrcode from 'qrcode-generator';

/** A QR code with the quiet zone that cameras need. */
export function qrSvg(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 16, scalable: true });
}
