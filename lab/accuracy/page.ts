/** A file of tables, whose headings begin one level higher than those of a part. */
export function tableFile(part: string, tables: string, date: string): string {
  const [title, ...rest] = tables.trim().replace(/^##/gm, '#').split('\n');
  const note = `\`npm run accuracy -- ${part}\` wrote this on ${date}; do not edit it. The portraits are in \`../shared/portraits\`.`;
  return `${[title, '', note, ...rest].join('\n')}\n`;
}

/** The page with new figures in the second cells of its rows that begin with these words. */
export function withFigures(page: string, figures: Readonly<Record<string, string>>): string {
  return Object.entries(figures).reduce((text, [words, figure]) => {
    const start = `| ${words} | `;
    const at = text.indexOf(start);
    if (at < 0) throw new Error(`docs/accuracy.md has no row '${words}'`);
    const from = at + start.length;
    return text.slice(0, from) + figure + text.slice(text.indexOf(' |', from));
  }, page);
}
