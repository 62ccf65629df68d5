import type { OpenapiDocument, OpenapiOperation } from './openapi.ts';

/** Where the document has an operation. */
export interface OperationPlace {
  path: string;
  method: string;
}

/**
 * A line for the shell that runs as it stands: the key and every id that an answer gave before are variables
 * (`VESIKA_KEY`, `PHOTO_ID`), everything else comes from the examples of the document. One for each form of body.
 */
export function curlsOf({ servers, paths }: OpenapiDocument, { path, method }: OperationPlace): string[] {
  const operation = paths[path]![method]!;
  const address = `"${servers[0]!.url}${filled(path, operation)}${queryOf(operation)}"`;
  const head = [`curl ${address}`, ...verbOf(operation, method), '-H "Authorization: Bearer $VESIKA_KEY"'];
  const content = Object.entries(operation.requestBody?.content ?? {});
  if (content.length === 0) return [joined(head)];
  return content.map(([type, { example }]) =>
    type === 'multipart/form-data'
      ? joined([...head, ...fieldsOf(example)])
      : `${joined([...head, '--json @- <<JSON'])}\n${withVariables(JSON.stringify(example, null, 2))}\nJSON`,
  );
}

function joined(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}

/** What curl does not choose by itself: a body makes it a POST. */
function verbOf({ requestBody }: OpenapiOperation, method: string): string[] {
  return method === 'get' || (method === 'post' && requestBody) ? [] : [`-X ${method.toUpperCase()}`];
}

/** Of the path ids are variables; countries and documents stand as in the example. */
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
  return Object.entries(example as Record<string, string>).map(([name, value]) => `-F ${name}=${value}`);
}

function withVariables(json: string): string {
  return json.replace(/"(\w+Id)": "[^"]*"/g, (_, name) => `"${name}": "$${variableOf(name)}"`);
}

/** `photoId` is `PHOTO_ID`. */
export function variableOf(name: string): string {
  return name.replace(/([A-Z])/g, '_$1').toUpperCase();
}
