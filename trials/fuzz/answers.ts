import type { OpenapiDocument } from '@vesika/contract/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FuzzRequest } from './requests.ts';
import type { FuzzAnswer } from './send.ts';

/** Tells what is wrong with an answer, by the document; undefined if nothing is. */
export function answersOf(document: OpenapiDocument) {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ ...document, $id: 'document' });
  const validators = new Map<object, ValidateFunction>();

  return (
    { operation, isWrong }: FuzzRequest,
    { status, contentType, text }: FuzzAnswer,
  ): string | undefined => {
    const said = `${status} ${text.slice(0, 200)}`;
    if (status >= 500) return `failed with ${said}`;
    const documented = operation.responses[String(status)];
    if (!documented) return `undocumented status ${said}`;
    if (isWrong && status < 400) return `took a mistake: ${said}`;
    const name = documented.$ref?.split('/').at(-1);
    const { content } = name === undefined ? documented : document.components.responses[name]!;
    if (!content) return text === '' ? undefined : `a body where none is documented: ${said}`;
    const media = content[contentType];
    if (!media) return `undocumented type ${contentType} with ${said}`;
    const validate = validatorOf(media.schema);
    return validate(JSON.parse(text)) ? undefined : `${ajv.errorsText(validate.errors)} in ${said}`;
  };

  function validatorOf(schema: object): ValidateFunction {
    const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
    const validate = validators.get(schema) ?? ajv.compile(local);
    validators.set(schema, validate);
    return validate;
  }
}
