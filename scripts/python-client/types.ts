import { type Document, generatedHead, nameOf, type Schema } from './schema.ts';

/** Typed dictionaries of all schemas. They exist for type checkers; answers are plain dictionaries. */
export function typesModule(document: object): string {
  const { schemas } = (document as Document).components;
  const written = Object.entries(schemas).flatMap(([name, schema]) => definitions(name, schema));
  return `${generatedHead}from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${written.join('\n\n')}
`;
}

/** The type of a schema. Schemas of objects get a definition of their own in `defined`, named after their place. */
export function pythonType(schema: Schema, place: string, defined: string[] = []): string {
  if (schema.$ref) return nameOf(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionOf(choices.map((choice, k) => pythonType(choice, `${place}${k || ''}`, defined)));
  const literals = schema.const === undefined ? schema.enum : [schema.const];
  if (literals) return `Literal[${literals.map(pythonLiteral).join(', ')}]`;
  return unionOf([schema.type ?? 'any'].flat().map((type) => pythonTypeOf(type, schema, place, defined)));
}

function pythonTypeOf(type: string, schema: Schema, place: string, defined: string[]): string {
  const { items, properties, additionalProperties } = schema;
  if (type === 'array') return `list[${items ? pythonType(items, `${place}Item`, defined) : 'Any'}]`;
  if (type !== 'object') return plainTypes[type] ?? 'Any';
  if (properties) {
    defined.push(...definitions(place, schema));
    return place;
  }
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  return `dict[str, ${pythonType(values, `${place}Value`, defined)}]`;
}

const plainTypes: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

function unionOf(types: string[]): string {
  return [...new Set(types)].join(' | ');
}

function pythonLiteral(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

function definitions(name: string, schema: Schema): string[] {
  const before: string[] = [];
  if (!schema.properties) {
    const type = pythonType(schema, name, before);
    return [...before, `${name}: TypeAlias = ${quotedUnion(type)}`];
  }
  const fields = Object.entries(schema.properties).map(([field, property]) => {
    const type = pythonType(property, `${name}${capital(field)}`, before);
    return [field, schema.required?.includes(field) ? type : `NotRequired[${type}]`] as const;
  });
  return [...before, typedDict(name, fields)];
}

/**
 * The type is written as a call, because a class takes only identifiers as keys, and names of checks contain hyphens.
 */
function typedDict(name: string, fields: (readonly [string, string])[]): string {
  if (fields.every(([field]) => /^[A-Za-z]\w*$/.test(field))) {
    return `class ${name}(TypedDict):\n${fields.map(([field, type]) => `    ${field}: ${type}`).join('\n')}`;
  }
  const entries = fields.map(([field, type]) => `    ${JSON.stringify(field)}: ${quotedUnion(type)},`);
  return `${name} = TypedDict(${JSON.stringify(name)}, {\n${entries.join('\n')}\n})`;
}

/** Types outside of annotations are evaluated at once, when later names are not defined yet. */
function quotedUnion(type: string): string {
  return `'${type.replaceAll("'", "\\'")}'`;
}

function capital(word: string): string {
  return word.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
