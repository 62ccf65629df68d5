import type { JsonSchema, OpenapiDocument, OpenapiOperation } from '@vesika/contract/openapi';
import { createGeneratorSync, type JsonSchema as GeneratedSchema } from 'json-schema-faker';
import type { LiveProgram } from './live-program.ts';

export type Fields = Record<string, unknown>;

export interface FuzzRequest {
  operation: OpenapiOperation;
  method: string;
  /** Path with its parameters filled in, and the query. */
  address: string;
  form?: Fields;
  json?: unknown;
  /** Whether something in it contradicts the document. */
  isWrong: boolean;
  /** The request in one line, for the report. */
  told: string;
}

/** Makes requests of all operations in turn, every second one with a mistake. */
export function* requestsOf(
  document: OpenapiDocument,
  { known }: LiveProgram,
  { cases, seed }: { cases: number; seed: number },
): Generator<FuzzRequest> {
  const generator = createGeneratorSync({ seed, minLength: 1 });
  const $defs = withLocalRefs(document.components.schemas);
  const made = (schema: JsonSchema) =>
    generator.generate({ ...withLocalRefs(schema), $defs } as GeneratedSchema);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  for (let k = 0; k < cases; k++) {
    const { path, method, operation } = operations[k % operations.length]!;
    const turn = Math.floor(k / operations.length);
    const parts = partsOf(operation, made, turn);
    // Half of the requests name what exists; deleting it would spoil the others.
    const named = turn % 4 < 2 && method !== 'delete' ? withKnown(parts, known) : parts;
    const isWrong = turn % 2 === 1;
    yield written(path, method, operation, isWrong ? mistaken(named, turn) : { ...named, isWrong: false });
  }
}

interface Parts {
  path: Fields;
  query: Fields;
  form?: Fields;
  json?: Fields;
}

function partsOf(
  { parameters, requestBody }: OpenapiOperation,
  made: (schema: JsonSchema) => unknown,
  turn: number,
): Parts {
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && (each.required || turn % 4 === 0))
        .map(({ name, schema }) => [name, made(schema)]),
    );
  const bodies = Object.entries(requestBody?.content ?? {});
  const [type, media] = bodies[turn % Math.max(bodies.length, 1)] ?? [];
  const body = media && {
    [type === 'multipart/form-data' ? 'form' : 'json']: made(media.schema) as Fields,
  };
  return { path: given('path'), query: given('query'), ...body };
}

function withKnown({ path, json, ...rest }: Parts, known: Record<string, string>): Parts {
  const replaced = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, known[name] ?? value]));
  return { ...rest, path: replaced(path), ...(json && { json: replaced(json) }) };
}

const junk: readonly unknown[] = [
  null,
  [],
  {},
  -1,
  1e308,
  true,
  '',
  '\u202e',
  "' or 1=1 --",
  'x'.repeat(5000),
];

/** An unknown field or parameter, or a value of another type where an object, an array or a text with a form is due. */
function mistaken(parts: Parts, turn: number): Parts & { isWrong: boolean } {
  const part = (['query', 'form', 'json'] as const).filter((each) => parts[each])[turn % 3] ?? 'query';
  const fields = parts[part]!;
  const names = Object.keys(fields);
  const kind = turn % 5;
  if (kind < 2 || names.length === 0)
    return { ...parts, [part]: { ...fields, cropOnyl: 'true' }, isWrong: true };
  const name = names[turn % names.length]!;
  const value = junk[Math.floor(turn / 5) % junk.length];
  // Some fields accept some junk, so it only has to be answered as documented.
  return { ...parts, [part]: { ...fields, [name]: value }, isWrong: false };
}

function written(
  path: string,
  method: string,
  operation: OpenapiOperation,
  { isWrong, ...parts }: Parts & { isWrong: boolean },
): FuzzRequest {
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(textOf(parts.path[name])) || '%20',
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query)) query.set(name, textOf(value));
  const address = query.size > 0 ? `${filled}?${query}` : filled;
  const { form, json } = parts;
  const reported = `${method.toUpperCase()} ${address} ${JSON.stringify(form ?? json ?? '').slice(0, 400)}`;
  return {
    operation,
    method,
    address,
    isWrong,
    told: reported,
    ...(form && { form }),
    ...(json !== undefined && { json }),
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function withLocalRefs<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));
}
