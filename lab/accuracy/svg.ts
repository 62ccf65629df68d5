/** Colours and shapes of the plots: a light card that is readable on any page. */
export const ink = { text: '#2b2f33', faint: '#8a9096', grid: '#dfe3e6', card: '#fbfbf9' } as const;

export function svgDocument(widthPx: number, heightPx: number, title: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" rx="6" fill="${ink.card}"/>
${body}
</svg>
`;
}

interface TextLook {
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  bold?: boolean;
}

export function text(x: number, y: number, words: string, look: TextLook = {}): string {
  const { anchor = 'start', fill = ink.text, bold = false } = look;
  return `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="${anchor}" fill="${fill}"${bold ? ' font-weight="600"' : ''}>${escaped(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, dash = ''): string {
  return `<line x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}" stroke="${stroke}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

export function bar(x: number, y: number, width: number, height: number, fill: string): string {
  return width <= 0 || height <= 0
    ? ''
    : `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"/>`;
}

export function dot(x: number, y: number, radius: number, fill: string, stroke: string): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" fill="${fill}" stroke="${stroke}"/>`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
