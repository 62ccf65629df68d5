export function inkOn(backgroundHex: string): string {
  return lightness(backgroundHex) > 0.45 ? '#14203a' : '#ffffff';
}

export function guideOn(backgroundHex: string): string {
  return lightness(backgroundHex) > 0.45 ? '#1b6fd1' : '#ffffff';
}

function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
