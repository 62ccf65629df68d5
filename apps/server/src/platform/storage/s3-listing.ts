import { parseDocument } from 'htmlparser2';

interface Listing {
  objects: { key: string; modifiedAtMs: number }[];
  continuationToken: string | undefined;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

export function readListing(xml: string): Listing {
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
