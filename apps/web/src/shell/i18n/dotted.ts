/** Joins names by dots. A line may break after a dot, never before it. */
export function dotted(names: readonly string[]): string {
  return names.join('\u00a0· ');
}
