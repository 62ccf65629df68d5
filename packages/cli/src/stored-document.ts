import { ownDocumentOf } from '@vesika/requirements/own-document';
import type { RequirementOptions } from './requirement-choice.ts';
import { UsageError } from './usage-error.ts';

/** In place of a country, as in `--for own:<id>`: a document that an account keeps. */
const storedBy = 'own';

interface Service {
  url?: string | undefined;
  key?: string | undefined;
}

/** Replaces references to documents of an account by the documents themselves. Throws UsageError. */
export async function withStoredDocuments(
  documents: readonly RequirementOptions[],
  service: Service = { url: process.env.VESIKA_URL, key: process.env.VESIKA_KEY },
): Promise<RequirementOptions[]> {
  return Promise.all(
    documents.map((each) => (each.country === storedBy ? askService(each.document, service) : each)),
  );
}

async function askService(id: string, { url, key }: Service): Promise<RequirementOptions> {
  if (!url || !key) {
    throw new UsageError(
      `own:${id} is kept by an account`,
      'Set VESIKA_URL to the address of the service and VESIKA_KEY to an API key, or use the share link.',
    );
  }
  const address = new URL(`/api/v1/own-documents/${encodeURIComponent(id)}`, url);
  const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } }).catch(() => null);
  if (!response?.ok) {
    throw new UsageError(
      `${url} ${response ? `answered ${response.status}` : 'can’t be reached'} for own:${id}`,
    );
  }
  const { use } = (await response.json()) as { use: { variant: string } };
  return { country: 'ZZ', document: 'other', variant: use.variant };
}

/** The document of a share link; null if the text is no link. */
export function linkedDocument(typed: string): RequirementOptions | null {
  if (!/^https?:\/\//.test(typed) || !URL.canParse(typed)) return null;
  const { searchParams } = new URL(typed);
  const variant = searchParams.get('variant') ?? '';
  return ownDocumentOf(variant) && { country: 'ZZ', document: 'other', variant };
}
