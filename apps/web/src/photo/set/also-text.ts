import { type DocumentName, documentIn, documentText, setMax } from '@vesika/contract';

export function alsoText(documents: readonly DocumentName[]): string {
  return documents.map(documentText).join();
}

export function alsoIn(text: string | null): DocumentName[] {
  const names = [...new Set((text ?? '').split(',').filter(Boolean))];
  return names.flatMap((name) => documentIn(name) ?? []).slice(0, setMax);
}

export function isSameDocument(a: DocumentName, b: DocumentName): boolean {
  return documentText(a) === documentText(b);
}
