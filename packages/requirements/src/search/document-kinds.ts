import type { DocumentType } from '../vocabulary.ts';
import { comparable } from './comparable.ts';

interface NamedKind {
  /** The other words, which should name a country. */
  place: string;
  documentType: DocumentType;
}

/** Beginnings of words, in the eleven languages of the service; those of Chinese and Japanese stand without spaces. */
const kinds: Readonly<Record<Exclude<DocumentType, 'other'>, readonly string[]>> = {
  passport: [
    ...['passport', 'pasaport', 'passeport', 'pasaporte', 'reisepass', 'passfoto', 'passbild', 'passaport'],
    ...['паспорт', 'загранпаспорт', '护照', '護照', 'パスポート', '旅券', 'جواز'],
  ],
  visa: ['visa', 'visum', 'vize', 'visado', 'visto', 'виз', '签证', '簽證', 'ビザ', '査証', 'تأشيرة', 'فيزا'],
  id: [
    ...['id', 'identity', 'personalausweis', 'ausweis', 'kimlik', 'identite', 'identidad', 'identita', 'dni'],
    ...['удостоверени', '身份证', '身分證', '身分証', 'هوية', 'الهوية'],
  ],
};

/** Words beside a kind that name neither country nor document. */
const fillers = [
  ...[
    'photo',
    'picture',
    'card',
    'size',
    'foto',
    'bild',
    'karte',
    'fotograf',
    'kart',
    'carte',
    'carta',
    'tarjeta',
  ],
  ...['cartao', 'documento', 'фото', 'личност', '照片', '照', '写真', 'صورة', 'سفر', 'بطاقة'],
];

/** Words that are codes of countries, too, so they are left out only if another word remains. */
const particles = [
  ...[
    'for',
    'of',
    'in',
    'the',
    'de',
    'du',
    'des',
    'la',
    'le',
    'les',
    'd',
    'l',
    'del',
    'di',
    'da',
    'do',
    'dos',
    'para',
  ],
  ...['pour', 'per', 'por', 'fur', 'von', 'aus', 'icin', 'для', 'в', 'в', 'на'],
];

/** Splits words such as `Belgium passport` and `比利时护照`; null if they name no kind of document. */
export function namedKind(typed: string): NamedKind | null {
  const words = spaced(comparable(typed)).split(' ');
  const named = words.map(kindOf);
  const documentType = named.find((kind) => kind !== null && kind !== 'filler');
  if (!documentType) return null;
  const rest = words.filter((_, at) => named[at] === null);
  const names = rest.filter((word) => !particles.includes(word));
  return { place: (names.length > 0 ? names : rest).join(' '), documentType };
}

type Kind = NamedKind['documentType'] | 'filler';

const termsOf: readonly (readonly [Kind, readonly string[]])[] = [
  ...(Object.entries(kinds) as [NamedKind['documentType'], readonly string[]][]),
  ['filler' as const, fillers] as const,
].map(([kind, terms]) => [kind, terms.map(comparable)] as const);

const unspacedTerms = termsOf
  .flatMap(([, terms]) => terms)
  .filter((term) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(term))
  .sort((a, b) => b.length - a.length);
const unspaced = new RegExp(`(${unspacedTerms.join('|')})`, 'g');

function spaced(text: string): string {
  return text
    .replace(unspaced, ' $1 ')
    .replace(/[の的](?= |$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Short terms must be the whole word, since other words begin with them. */
function kindOf(word: string): Kind | null {
  const isNamed = (term: string) =>
    term.length <= 3 && /\p{Script=Latin}/u.test(term) ? word === term : word.startsWith(term);
  return termsOf.find(([, terms]) => terms.some(isNamed))?.[0] ?? null;
}
