import { type Document, generatedHead, nameOf, type Operation, type Schema } from './schema.ts';
import { pythonType } from './types.ts';

interface Argument {
  name: string;
  python: string;
  type: string;
  isRequired: boolean;
  place: 'path' | 'query' | 'body' | 'file';
}

/** One method for each operation, with its parameters and the fields of its body as arguments. */
export function operationsModule(document: object): string {
  const { paths, components } = document as Document;
  const defined: string[] = [];
  const methods = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const resolved = (operation.parameters ?? []).map((parameter) =>
        '$ref' in parameter ? components.parameters![nameOf(parameter.$ref)]! : parameter,
      );
      const known = { ...operation, parameters: resolved };
      return methodOf(method.toUpperCase(), path, known, components.schemas, defined);
    }),
  );
  return `${generatedHead}from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .transport import Picture, Transport
from .types import *

${defined.map((definition) => `${definition}\n\n`).join('')}
class Operations(Transport):
${methods.join('\n\n')}
`;
}

function methodOf(
  method: string,
  path: string,
  operation: Operation,
  schemas: Document['components']['schemas'],
  defined: string[],
): string {
  const given = argumentsOf(operation, schemas, defined).sort(
    (a, b) => Number(b.isRequired) - Number(a.isRequired),
  );
  const signature = given.map(({ python, type, isRequired }) =>
    isRequired ? `${python}: ${type}` : `${python}: ${type} | None = None`,
  );
  const isRepeatable = operation.parameters?.some((p) => 'name' in p && p.name === 'Idempotency-Key');
  if (isRepeatable) signature.push('idempotency_key: str | None = None');
  signature.push('timeout: float | None = None');
  const of = (place: Argument['place']) => given.filter((argument) => argument.place === place);
  const dictionary = (place: Argument['place']) =>
    `{${of(place)
      .map(({ name, python }) => `${JSON.stringify(name)}: ${python}`)
      .join(', ')}}`;
  const passed = [
    `'${method}'`,
    `'${path}'`,
    ...(of('path').length > 0 ? [`path=${dictionary('path')}`] : []),
    ...(of('query').length > 0 ? [`query=${dictionary('query')}`] : []),
    ...(of('body').length > 0 ? [`body=${dictionary('body')}`] : []),
    ...(of('file').length > 0 ? ['file=file'] : []),
    ...(isRepeatable ? ['idempotency_key=idempotency_key'] : []),
    'timeout=timeout',
  ];
  return `    def ${snake(operation.operationId)}(
        self,
        *,
        ${signature.join(',\n        ')},
    ) -> ${resultOf(operation, defined)}:
        """${operation.summary}."""
        return self._call(${passed.join(', ')})`;
}

/** An argument is optional if any kind of body of the operation does without it. */
function argumentsOf(
  { operationId, parameters = [], requestBody }: Operation,
  schemas: Document['components']['schemas'],
  defined: string[],
): Argument[] {
  const found = new Map<string, Argument>();
  for (const parameter of parameters) {
    if (!('name' in parameter) || parameter.in === 'header') continue;
    const { name, in: place, required = false, schema } = parameter;
    const type = pythonType(schema, pascal(operationId, name), defined);
    found.set(name, { name, python: snake(name), type, isRequired: required, place });
  }
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) =>
    schema.$ref ? schemas[nameOf(schema.$ref)]! : schema,
  );
  const isAlwaysThere = (name: string) => bodies.every(({ required = [] }) => required.includes(name));
  for (const { properties = {} } of bodies.toReversed()) {
    for (const [name, schema] of Object.entries(properties)) {
      if (found.has(name)) continue;
      const isFile = schema.format === 'binary';
      const type = isFile ? 'Picture' : pythonType(schema, pascal(operationId, name), defined);
      const place = isFile ? 'file' : 'body';
      found.set(name, { name, python: snake(name), type, isRequired: isAlwaysThere(name), place });
    }
  }
  return [...found.values()];
}

function resultOf({ operationId, responses }: Operation, defined: string[]): string {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2'))!;
  const schema: Schema | undefined = answer.content?.['application/json']?.schema;
  return schema ? pythonType(schema, pascal(operationId, 'Result'), defined) : 'None';
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function pascal(...words: string[]): string {
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
