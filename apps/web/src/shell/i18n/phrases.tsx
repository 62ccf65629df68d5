import { phrasesOf } from './phrase-breaks.ts';
import { useLanguage } from './use-language.ts';

/**
 * Breaks a heading between words in languages without spaces. The server decides where: a browser with another
 * dictionary would break elsewhere, and hydration would fail.
 */
export function Phrases({ children: text }: { children: string }) {
  const phrases = phrasesOf(useLanguage(), text);
  if (phrases === null) return text;
  return (
    <span
      className="wrap-anywhere break-keep"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped; React leaves markup alone that it did not make
      dangerouslySetInnerHTML={{ __html: phrases.map(escaped).join('<wbr>') }}
    />
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
