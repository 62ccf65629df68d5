/** Formats a data file: empty fields are omitted, and what fits is written on one line. */
export function fileText(content: object): string {
  return `${laidOut(withoutEmptyFields(content), '')}\n`;
}

const columnsMax = 100;

function laidOut(value: unknown, indent: string): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= columnsMax) return flat;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((each) => laidOut(each, inner))
    : Object.entries(value).map(([name, each]) => `"${name}": ${laidOut(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withoutEmptyFields(each)] as const);
  return Object.fromEntries(fields.filter(([, each]) => !isEmpty(each)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
