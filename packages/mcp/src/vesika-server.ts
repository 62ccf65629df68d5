import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Vesika, VesikaError } from '@vesika/client';
import { z } from 'zod';
import { makePhoto } from './make-photo.ts';

const documentFields = {
  countryCode: z.string().describe('ISO 3166-1 code of the country, such as DE or DEU.'),
  documentType: z.enum(['passport', 'visa', 'id', 'other']),
  variant: z
    .string()
    .optional()
    .describe('Names a record other than the primary one, as listed by find_documents.'),
};
const file = z.string().describe('Path of a JPEG, PNG or WEBP file on this computer, at most 10 MB.');
const backgroundColours = [
  ...(['white', 'off-white', 'cream', 'beige', 'light-grey', 'grey', 'light-blue', 'blue'] as const),
  ...(['red', 'yellow', 'pastel', 'any-plain-light'] as const),
];
const childAgeYears = z.int().min(0).max(17).optional().describe('Age of a child in full years.');
const listedMax = 25;

/** Tools over the operations of the API. What costs a credit or writes files says so in its description. */
export function createVesikaServer(vesika: Vesika): McpServer {
  const server = new McpServer({ name: 'vesika', version: ownVersion() });
  const reading = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'find_documents',
    {
      description: `Finds passports, visas, ID cards and other documents whose photo rules are known, ${listedMax} at most.`,
      inputSchema: z.strictObject({
        search: z
          .string()
          .optional()
          .describe(
            'Name of a country, a document or both in any of eleven languages, such as `Belgium passport`.',
          ),
        countryCode: documentFields.countryCode.optional(),
        documentType: documentFields.documentType.optional(),
      }),
      annotations: reading,
    },
    (query) =>
      answer(async () => {
        const documents = [];
        for await (const each of vesika.listRequirements(query)) {
          if (documents.push(each) === listedMax) break;
        }
        return { documents };
      }),
  );

  server.registerTool(
    'get_requirements',
    {
      description:
        'Returns the photo requirements of a document: size, head, background, who may take the photo, which edits are ' +
        'refused. Each fact names its source and how well it is proven.',
      inputSchema: z.strictObject(documentFields),
      annotations: reading,
    },
    (document) => answer(() => vesika.getRequirement(document)),
  );

  server.registerTool(
    'check_photo',
    {
      description:
        'Checks a picture against the requirements of a document. Each check passes, fails or is undetermined, with the ' +
        'measured value, the limit and its source. The picture is not stored, and no credit is used.',
      inputSchema: z.strictObject({
        file,
        subject: z
          .enum(['photo', 'portrait'])
          .default('photo')
          .describe('`photo`: a finished photo file. `portrait`: an original from a camera.'),
        ...documentFields,
        childAgeYears,
      }),
      annotations: reading,
    },
    (options) => answer(() => vesika.checkPhoto(options)),
  );

  server.registerTool(
    'make_photo',
    {
      description:
        'Makes a photo for a document out of a portrait, checks it, and saves its files. Uses one credit unless a check ' +
        'fails or is undetermined; a test key uses none and gets a watermark. If the authority accepts no such photo, it ' +
        'is refused with warnings: tell them to the person, and repeat with `acknowledge` only if the person wants it.',
      inputSchema: z.strictObject({
        file: file.optional(),
        address: z.url().optional().describe('Public https address of the portrait, instead of a file.'),
        folder: z.string().describe('Existing folder to save the files in. Files that are there are kept.'),
        ...documentFields,
        childAgeYears,
        backgroundColour: z
          .enum(backgroundColours)
          .optional()
          .describe('One of the `backgroundChoices` of get_requirement; the first of them if absent.'),
        face: z
          .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
          .optional()
          .describe(
            'Whose photo to make if the portrait shows several people: a point of the face, as shares of width and ' +
              'height. Ask the person which of the frames in the refusal `faces-several` is meant; never guess.',
          ),
        mirror: z
          .boolean()
          .optional()
          .describe(
            'Turn a portrait that shows the person as in a mirror. Only if the person says that it does; never guess.',
          ),
        cropOnly: z
          .boolean()
          .optional()
          .describe('Straighten, crop and resize only. Default: true where the authority refuses edits.'),
        acknowledge: z
          .array(z.enum(['own-photo-refused', 'discontinued', 'undetermined-checks']))
          .optional()
          .describe('Warnings that the person has read and accepts.'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    (order) => answer(() => makePhoto(vesika, order)),
  );

  server.registerTool(
    'get_credits',
    {
      description: 'Returns the credits left in the account, and what the API key has used this month.',
      inputSchema: z.strictObject({}),
      annotations: reading,
    },
    () => answer(() => vesika.getCredits()),
  );
  return server;
}

/** A refusal is an answer with its code, so that the assistant can tell the person what to do. */
async function answer(work: () => Promise<object>): Promise<CallToolResult> {
  try {
    const content = await work();
    return { structuredContent: { ...content }, content: [textOf(content)] };
  } catch (error) {
    return { isError: true, content: [textOf(reportedError(error))] };
  }
}

function reportedError(error: unknown): object {
  if (error instanceof VesikaError) {
    const { code, message, facts } = error;
    return { code, message, facts };
  }
  return { message: (error as Error).message };
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

function textOf(content: object) {
  return { type: 'text' as const, text: JSON.stringify(content) };
}
