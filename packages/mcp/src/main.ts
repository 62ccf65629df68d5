import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openVesika } from '@vesika/client';
import { createVesikaServer } from './vesika-server.ts';

const { VESIKA_URL: url, VESIKA_KEY: key } = process.env;
if (!url || !key) {
  // Standard output belongs to the protocol.
  console.error(
    'Set VESIKA_URL to the address of the service and VESIKA_KEY to an API key of its dashboard. A test key is free.',
  );
  process.exit(2);
}
await createVesikaServer(openVesika({ url, key })).connect(new StdioServerTransport());
