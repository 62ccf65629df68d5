import { requestLine } from '@vesika/contract';
import {
  type OpenapiOperation,
  type OpenapiParameter,
  type OpenapiResponse,
  v1Document,
} from '@vesika/contract/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FormPart, formOf } from '../../testing/form.ts';
import { mistakes, type RequestSchema, valuesOf } from '../../testing/from-json-schema.ts';
import { type Program, programOf } from '../../testing/program.ts';
import { jpegTelling, testService } from '../../testing/test-service.ts';

/*
 * Property tests with valid and invalid requests generated from the OpenAPI document: every answer must have a
 * documented status and body.
 */

const runs = 25;
/** A fixed seed makes failures reproducible. */
const seed = 20_261_122;
const document = v1Document('http://vesika.invalid');
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
// Answers of this version have only the values that the document lists.
ajv.addKeyword({ keyword: 'x-extensible-enum', macro: (values: string[]) => ({ enum: [...values, null] }) });
ajv.addSchema({ $id: 'document', ...document });

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    name: operation.operationId,
  })),
);

const service = testService({ UPLOAD_MB_PER_ADDRESS: '100000', API_RATE_LIMIT_PER_KEY: '100000' });
let program: Program;
/** Existing ids, in addition to random ones. */
let known: Record<string, string>;

beforeAll(async () => {
  await service.untilReady();
  const customer = await service.customer();
  // Unlimited, so that runs do not use up each other's credits.
  await service.giveCredits(customer, 'business-try');
  program = await programOf(service, customer);
  const photo = (await program.send('v1MakePhoto', { countryCode: 'BE', documentType: 'passport' })).json();
  const payload = { originalId: photo.originalId, documents: [{ countryCode: 'FR', documentType: 'id' }] };
  const job = (await program.ask('v1StartJob', { payload })).json();
  const kept = await customer.call({
    ...requestLine('v1KeepOwnDocument'),
    payload: { name: 'Exam', variant: 'own-3500x4500' },
  });
  const documentId = kept.json().id;
  known = { photoId: photo.id, originalId: photo.originalId, jobId: job.id, documentId };
});

describe.each(operations)('$name', ({ path, method, operation }) => {
  it('answers every request of its form as documented', async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async (request) => {
        expectDocumented(operation, await send(path, method, request));
      }),
      { numRuns: runs, seed },
    );
  });

  it('answers every mistake as documented, and never as its own', async () => {
    await fc.assert(
      fc.asyncProperty(wrongRequestsOf(operation), async (request) => {
        const response = await send(path, method, request);
        expectDocumented(operation, response);
        expect(response.statusCode).toBeLessThan(500);
      }),
      { numRuns: runs, seed },
    );
  });
});

interface Request {
  parameters: Record<string, unknown>;
  form?: Record<string, unknown>;
  json?: unknown;
}

function requestsOf({ parameters, requestBody }: OpenapiOperation): fc.Arbitrary<Request> {
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  const asked = fc.record(Object.fromEntries(parameters.map((each) => [each.name, parameterOf(each)])), {
    requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
  const bodies = [
    ...(form ? [valuesOf(form, resolved).map((each) => ({ form: each as Record<string, unknown> }))] : []),
    ...(json ? [valuesOf(json, resolved).map((each) => ({ json: withKnownIds(each) }))] : []),
  ];
  const body: fc.Arbitrary<Omit<Request, 'parameters'>> =
    bodies.length > 0 ? fc.oneof(...bodies) : fc.constant({});
  return fc.tuple(asked, body).map(([given, sent]) => ({ parameters: given, ...sent }));
}

function parameterOf({ name, schema, in: place }: OpenapiParameter): fc.Arbitrary<unknown> {
  const values = valuesOf(schema as RequestSchema, resolved);
  // HTTP clients send only visible characters in headers.
  if (place === 'header') return fc.stringMatching(/^[!-~]{1,40}$/);
  return name in idExamples ? fc.oneof(fc.constant(name), values) : values;
}

const idExamples = { photoId: true, jobId: true, documentId: true };

/** Replaces one place of a valid request, or its whole body. */
function wrongRequestsOf(operation: OpenapiOperation): fc.Arbitrary<Request> {
  return fc.tuple(requestsOf(operation), mistakes, fc.nat()).map(([request, mistake, place]) => {
    const wrongs = wrongsOf(request, mistake);
    return wrongs[place % wrongs.length] ?? request;
  });
}

function wrongsOf({ parameters, form, json }: Request, mistake: unknown): Request[] {
  const spoilt = (part: object) => Object.keys(part).map((name) => ({ ...part, [name]: mistake }));
  const { 'Idempotency-Key': _, ...places } = parameters;
  return [
    ...spoilt(places).map((each) => ({
      parameters: each,
      ...(form && { form }),
      ...(json !== undefined && { json }),
    })),
    ...(form ? spoilt(form).map((each) => ({ parameters, form: each })) : []),
    ...(json === undefined
      ? []
      : [mistake, ...spoilt(json as object)].map((each) => ({ parameters, json: each }))),
  ];
}

function resolved(schema: RequestSchema): RequestSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] as RequestSchema);
}

/** Half of the bodies name an existing original. */
function withKnownIds(body: unknown): unknown {
  const given = body as { originalId?: string };
  if (given.originalId === undefined) return body;
  return given.originalId.length % 2 === 0 ? { ...given, originalId: 'originalId' } : given;
}

function send(
  path: string,
  method: string,
  { parameters, form, json }: Request,
): Promise<LightMyRequestResponse> {
  const { 'Idempotency-Key': idempotencyKey, ...rest } = parameters;
  const given = Object.entries(rest).map(
    ([name, value]) => [name, known[String(value)] ?? textOf(value)] as const,
  );
  const inPath = new Map(given.filter(([name]) => path.includes(`{${name}}`)));
  const query = Object.fromEntries(given.filter(([name]) => !inPath.has(name)));
  const url = path.replace(/\{(\w+)\}/g, (_, name) => segmentOf(inPath.get(name)));
  const options: InjectOptions = { method: method as 'GET', url, query };
  const headers = {
    authorization: `Bearer ${program.secret}`,
    ...(idempotencyKey !== undefined && { 'idempotency-key': String(idempotencyKey) }),
  };
  if (form) {
    const sent = formOf(partsOf(form));
    return service.app.inject({
      ...options,
      payload: sent.payload,
      headers: { ...headers, ...sent.headers },
    });
  }
  if (json === undefined) return service.app.inject({ ...options, headers });
  const body = JSON.stringify(json).replaceAll(
    '"originalId":"originalId"',
    `"originalId":"${known.originalId}"`,
  );
  const type = { 'content-type': 'application/json' };
  return service.app.inject({ ...options, payload: body, headers: { ...headers, ...type } });
}

/** Empty and dot segments would change the path. */
function segmentOf(value = ''): string {
  return /^\.{0,2}$/.test(value) ? '%20' : encodeURIComponent(value);
}

function partsOf(form: Record<string, unknown>): FormPart[] {
  return Object.entries(form).map(([name, value]) => {
    if (name !== 'file') return { name, value: textOf(value) };
    // Half of the files are pictures.
    const text = textOf(value);
    const content = text.length % 2 === 0 ? jpegTelling('photo') : Buffer.from(text);
    return { name, fileName: 'portrait.jpg', content };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function expectDocumented(
  { operationId, responses }: OpenapiOperation,
  response: LightMyRequestResponse,
): void {
  const documented = responses[String(response.statusCode)];
  const told = `${operationId}: ${response.statusCode} ${response.body.slice(0, 300)}`;
  expect(documented, told).toBeDefined();
  const type = String(response.headers['content-type'] ?? '').split(';')[0]!;
  const { content } = sharedResponse(documented!);
  if (!content) {
    expect(response.body).toBe('');
    return;
  }
  expect(Object.keys(content), told).toContain(type);
  if (!type.endsWith('json')) return;
  const validate = validatorOf(content[type]!.schema);
  const isValid = validate(response.json());
  expect(isValid, `${told} ${ajv.errorsText(validate.errors)}`).toBe(true);
  const codes = documented!.description;
  if (response.statusCode >= 400) expect(codes, told).toContain(`\`${response.json().code}\``);
  expect(response.headers.ratelimit).toMatch(/^"key";r=\d+;t=\d+$/);
}

function sharedResponse(response: OpenapiResponse): OpenapiResponse {
  const name = response.$ref?.split('/').at(-1);
  return name === undefined ? response : document.components.responses[name]!;
}

const validators = new Map<object, ValidateFunction>();

/** Compiled once per schema, because compiling takes some hundredths of a second. */
function validatorOf(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(asReference(schema));
  validators.set(schema, validate);
  return validate;
}

function asReference(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
}
