/** A linter of OpenAPI documents written by others, which fails on a warning. */
export interface Linter {
  name: string;
  version: string;
  /** Its settings. */
  file: string;
  text: string;
  /** Words of its command line, after npx. */
  command: readonly string[];
}

export const linters: readonly Linter[] = [
  {
    name: '@stoplight/spectral-cli',
    version: '6.16.3',
    file: '.spectral.yaml',
    text: 'extends: spectral:oas',
    command: ['spectral', 'lint', 'openapi.json', '--fail-severity=warn'],
  },
  {
    name: '@redocly/cli',
    version: '2.77.0',
    file: 'redocly.yaml',
    // The document of a local server names a local address.
    text: 'extends: [recommended-strict]\nrules:\n  no-server-example.com: off',
    command: ['redocly', 'lint', 'openapi.json'],
  },
];
