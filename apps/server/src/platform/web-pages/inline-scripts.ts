import { createHash } from 'node:crypto';

export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.attributes ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64'),
    );
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
