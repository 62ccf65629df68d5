import type { OpenapiDocument, OpenapiOperation } from './document.ts';

export interface OperationPlace {
  path: string;
  method: string;
}

/**
 * Shell commands that run as they are: the key and every id from an earlier answer are variables (`VESIKA_KEY`,
 * `PHOTO_ID`), all else is taken from the document's examples. One command per media type of the body.
 */
export function curlsOf({ servers, paths }: OpenapiDocument, { path, method }: OperationPlace): string[] {
  const operation = paths[path]![method]!;
  const address = `"${servers[0]!.url}${filled(path, operation)}${queryOf(operation)}"`;
  const key = needsKey(operation) ? ['-H "Authorization: Bearer $VESIKA_KEY"'] : [];
  const head = [`curl ${address}`, ...verbOf(operation, method), ...key];
  const content = Object.entries(operation.requestBody?.content ?? {});
  if (content.length === 0) return [joined(head)];
  return content.map(([type, { example }]) =>
    type === 'multipart/form-data'
      ? joined([...head, ...fieldsOf(example)])
      : `${joined([...head, '--json @- <<JSON'])}\n${withVariables(JSON.stringify(example, null, 2))}\nJSON`,
  );
}

export function needsKey({ security }: OpenapiOperation): boolean {
  return security.every(({ apiKey }) => apiKey !== undefined);
}

function joined(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}

/** The verb option, for verbs that curl does not choose by itself. */
function verbOf({ requestBody }: OpenapiOperation, method: string): string[] {
  return method === 'get' || (method === 'post' && requestBody) ? [] : [`-X ${method.toUpperCase()}`];
}

/** Fills the path: ids become shell variables, countries and documents come from the example. */
function filled(path: string, { parameters }: OpenapiOperation): string {
  const shown = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  return path.replace(/\{(\w+)\}/g, (_, name) =>
    name.endsWith('Id') ? `$${variableOf(name)}` : shown.get(name)!,
  );
}

function queryOf({ parameters }: OpenapiOperation): string {
  const shown = parameters.filter((each) => each.in === 'query' && each.example !== undefined);
  const query = new URLSearchParams(
    Object.fromEntries(shown.map(({ name, example }) => [name, String(example)])),
  );
  return query.size > 0 ? `?${query}` : '';
}

function fieldsOf(example: unknown): string[] {
  return Object.entries(example as Record<string, string | number>).map(
    ([name, value]) => `-F ${name}=${value}`,
  );
}

function withVariables(json: string): string {
  return json.replace(/"(\w+Id)": "[^"]*"/g, (_, name) => `"${name}": "$${variableOf(name)}"`);
}

/** `photoId` becomes `PHOTO_ID`. */
export function variableOf(name: string): string {
  return name.replace(/([A-Z])/g, '_$1').toUpperCase();
}
