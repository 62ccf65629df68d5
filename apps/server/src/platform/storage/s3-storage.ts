import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { parseDocument } from 'htmlparser2';
import type { AskBucket } from './s3-requests.ts';
import type { SignedLinks } from './signed-links.ts';
import type { Storage, StoredObject } from './storage.ts';
import { parseStorageKey, type StorageKey } from './storage-key.ts';

interface BucketStorageParts {
  ask: AskBucket;
  bucket: string;
  links: SignedLinks;
}

/**
 * Links lead to our server, which streams the object, so that access and caching are decided in one place (docs/decisions/033).
 */
export function createBucketStorage({ ask, bucket, links }: BucketStorageParts): Storage {
  async function put(key: StorageKey, bytes: Uint8Array): Promise<void> {
    const isRetained = await ask({ method: 'PUT', path: key, body: bytes }, isDone);
    if (!isRetained) throw new Error('the storage did not keep what was put');
  }

  function open(key: StorageKey) {
    return ask({ method: 'GET', path: key }, async (answer) => ({
      stream: answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]),
      bytes: lengthOf(answer),
    }));
  }

  async function copy(from: StorageKey, to: StorageKey): Promise<boolean> {
    const headers = { 'x-amz-copy-source': `/${bucket}/${from}` };
    const isCopied = await ask({ method: 'PUT', path: to, headers }, async (answer) => {
      // S3 answers a copy before it is done and may report a failure inside a 200.
      if ((await answer.text()).includes('<Error>')) throw new Error('the storage failed while copying');
      return true;
    });
    return isCopied ?? false;
  }

  async function* list(below: StorageKey): AsyncIterable<StoredObject> {
    let continuationToken: string | undefined;
    do {
      const query = {
        'list-type': '2',
        prefix: `${below}/`,
        ...(continuationToken && { 'continuation-token': continuationToken }),
      };
      const page = await ask({ method: 'GET', path: '', query }, async (answer) =>
        readListing(await answer.text()),
      );
      for (const { key: text, modifiedAtMs } of page?.objects ?? []) {
        const key = parseStorageKey(text);
        if (key) yield { key, modifiedAtMs };
      }
      continuationToken = page?.continuationToken;
    } while (continuationToken);
  }

  return {
    put,
    get: (key) =>
      ask({ method: 'GET', path: key }, async (answer) => Buffer.from(await answer.arrayBuffer())),
    open,
    bytesOf: (key) => ask({ method: 'HEAD', path: key }, async (answer) => lengthOf(answer)),
    copy,
    delete: async (key) => void (await ask({ method: 'DELETE', path: key }, isDone)),
    list,
    check: async () => void (await ask({ method: 'HEAD', path: '' }, isDone)),
    link: links.sign,
    keyOfLink: links.keyOf,
  };
}

function lengthOf({ headers }: Response): number {
  return Number(headers.get('content-length'));
}

/** Drains the body so that the connection can be reused. */
async function isDone(answer: Response): Promise<true> {
  await answer.arrayBuffer();
  return true;
}

interface Listing {
  objects: { key: string; modifiedAtMs: number }[];
  continuationToken: string | undefined;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

function readListing(xml: string): Listing {
  const result = childNamed(parseDocument(xml, { xmlMode: true }).children, 'ListBucketResult');
  if (!result) throw new Error('the storage answered a listing with something else');
  const objects = result.filter((node) => 'name' in node && node.name === 'Contents').map(readObject);
  const isTruncated = textOf(result, 'IsTruncated') === 'true';
  return { objects, continuationToken: isTruncated ? textOf(result, 'NextContinuationToken') : undefined };
}

function readObject(node: Node) {
  const fields = 'children' in node ? (node.children as Node[]) : [];
  return {
    key: textOf(fields, 'Key') ?? '',
    modifiedAtMs: Date.parse(textOf(fields, 'LastModified') ?? ''),
  };
}

function childNamed(nodes: readonly Node[], name: string): Node[] | undefined {
  const found = nodes.find((node) => 'name' in node && node.name === name);
  return found && 'children' in found ? (found.children as Node[]) : undefined;
}

function textOf(nodes: readonly Node[], name: string): string | undefined {
  const [text] = childNamed(nodes, name) ?? [];
  return text && 'data' in text ? text.data : undefined;
}
