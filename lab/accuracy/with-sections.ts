/** Replaces the sections of a Markdown document that have the same heading `## `, and appends new ones. */
export function withSections(document: string, sections: readonly string[]): string {
  const found = document.split(/^(?=## )/m).map(trimmed);
  for (const section of sections.flatMap((text) => text.split(/^(?=## )/m)).map(trimmed)) {
    const at = found.findIndex((old) => headingOf(old) === headingOf(section));
    if (at < 0) found.push(section);
    else found[at] = section;
  }
  return `${found.join('\n\n')}\n`;
}

function headingOf(section: string): string {
  return section.slice(0, section.indexOf('\n'));
}

function trimmed(text: string): string {
  return text.trim();
}
