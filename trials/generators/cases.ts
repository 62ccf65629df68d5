/** A generator of clients written by others, and a program that makes a photo with the client it generates. */
export interface GeneratorCase {
  name: string;
  version: string;
  /** Files that the generator reads beside `openapi.json`. */
  files?: (url: string) => Record<string, string>;
  /** Words of its command line, after npx. */
  command: readonly string[];
  /** Reads `url` and `key`, makes a photo of `portrait` for `order` and assigns it to `made`. */
  program: string;
}

export const cases: readonly GeneratorCase[] = [
  {
    name: '@hey-api/openapi-ts',
    version: '0.95.0',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    program: `
      import { client } from './hey-api/client.gen.ts';
      import { makePhoto } from './hey-api/sdk.gen.ts';
      client.setConfig({ baseUrl: url, auth: () => key });
      const body = { file: portrait, ...order };
      const { data: made } = await makePhoto({ body, throwOnError: true });`,
  },
  {
    name: 'swagger-typescript-api',
    version: '13.13.0',
    command: ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'swagger', '-n', 'client.ts'],
    program: `
      import { Api } from './swagger/client.ts';
      const api = new Api({
        baseUrl: url,
        securityWorker: () => ({ headers: { authorization: \`Bearer \${key}\` } }),
      });
      const { data: made } = await api.api.makePhoto({ file: portrait, ...order });`,
  },
  {
    name: 'orval',
    version: '7.13.2',
    files: (baseUrl) => ({
      'orval.config.cjs': `module.exports = { vesika: {
        input: './openapi.json',
        output: { target: './orval/client.ts', client: 'fetch', baseUrl: '${baseUrl}' },
      } };`,
    }),
    command: ['orval', '--config', './orval.config.cjs'],
    program: `
      import { makePhoto } from './orval/client.ts';
      const headers = { authorization: \`Bearer \${key}\` };
      const answer = await makePhoto({ file: portrait, ...order }, {}, { headers });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
      const made = answer.data;`,
  },
  {
    name: 'oazapfts',
    version: '7.5.0',
    command: ['oazapfts', 'openapi.json', 'oazapfts.ts'],
    program: `
      import { defaults, makePhoto } from './oazapfts.ts';
      defaults.baseUrl = url;
      const headers = { authorization: \`Bearer \${key}\` };
      const answer = await makePhoto({ file: portrait, ...order }, {}, { headers });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
      const made = answer.data;`,
  },
];
