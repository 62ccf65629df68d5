import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { extractText, getDocumentProxy } from 'unpdf';

/** Text of an HTML page or a PDF; empty if there is none to read, such as in a picture or a scan. */
export async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return textOfPdf(bytes);
  if (bytes.includes(0)) return '';
  return textOfHtml(decoded(bytes));
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  try {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text;
  } catch {
    return '';
  }
}

/** The page's own name of its encoding; UTF-8 without one. */
function decoded(bytes: Buffer): string {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const [, charset = 'utf-8'] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function textOfHtml(html: string): string {
  const page = parseDocument(html);
  const hidden = new Set(['script', 'style', 'noscript', 'template']);
  for (const element of DomUtils.findAll(({ name }) => hidden.has(name), page.children)) {
    DomUtils.removeElement(element);
  }
  // Elements end words: two cells of a table are no single number.
  return DomUtils.getElementsByTagType(ElementType.Text, page.children)
    .map((node) => DomUtils.textContent(node))
    .join(' ');
}
