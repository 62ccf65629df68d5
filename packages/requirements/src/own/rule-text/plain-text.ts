/** One statement of a rule. */
export interface Clause {
  original: string;
  /** In lower case, with digits and signs in one form. */
  plain: string;
}

/** A point ends a clause unless it belongs to a number or an abbreviation. */
const clauseEnd =
  /[\n\r;。；•●▪■]+|\t+|(?<!(?<!\p{L})(?:min|max|approx|ca|env|aprox|mín|máx|макс|мин|inkl|incl|z\.b|e\.g|i\.e|no|nr))\.(?=\s|$)(?!\s*\d+\s*(?:mm|cm|мм|см))|[!?！？](?=\s|$)/iu;

/** Divides a rule into clauses. */
export function clausesOf(text: string): Clause[] {
  return text
    .split(clauseEnd)
    .map((original) => original.trim())
    .filter((original) => original !== '')
    .map((original) => ({ original, plain: plainText(original) }));
}

/** Lower case; one form of digits, quotes, fractions and dashes; without invisible marks. */
export function plainText(text: string): string {
  return text
    .replace(/(\d)\s*([¼½¾⅛⅜⅝⅞])/gu, '$1 $2')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0307\u064b-\u0652\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/gu, '.')
    .replace(/٪/gu, '%')
    .replace(/\u2044/gu, '/')
    .replace(/[“”″„]|''|’’|′′/gu, '"')
    .replace(/[’‘]/gu, "'")
    .replace(/[‐-―−〜～ー](?=\s*\d)/gu, '-')
    .replace(/(?<=\d\s?)[‐-―−〜～]/gu, '-')
    .replace(/،|、/gu, ',')
    .replace(/%\s*(\d+(?:\s*-\s*\d+)?)(?!\s*%)/gu, '$1%')
    .replace(/\s+/gu, ' ')
    .trim();
}
