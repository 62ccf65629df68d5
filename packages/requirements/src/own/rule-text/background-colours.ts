import type { BackgroundColour } from '../../vocabulary.ts';
import { followingRefusals, negations, words } from './words.ts';

/**
 * Names of colours in eleven languages: those of alphabets, which are whole words, and those of other scripts. A longer name
 * comes before a shorter one that it contains.
 */
const names: ReadonlyArray<[BackgroundColour | 'other', string, string]> = [
  [
    'other',
    'white paper|black (?:and|&|or) white|schwarz-?wei(?:ß|ss)|noir et blanc|blanco y negro|bianco e nero|preto e branco|siyah[- ]beyaz|ч[её]рно-бел[а-я]*|light brown|marrone chiaro|marron clair|hellbraun|white balance',
    'أبيض وأسود|黑白|白黒|黑,白色?',
  ],
  [
    'off-white',
    'off[- ]?white|nearly white|blanc cassé|blanco roto|hueso|grisáceo|bianco sporco|kırık beyaz|gebrochenes weiß|branco gelo|quase branco|кремово-бел[а-я]*',
    'أبيض مائل|بيضاء مائلة|أبيض فاتح|米白|乳白|オフホワイト',
  ],
  ['cream', 'cream(?:-coloured)?|crème|creme|crema|krem|кремов[а-я]*', 'كريمي|奶油色|クリーム'],
  ['beige', 'beige|beis|bej|бежев[а-я]*', 'بيج|米色|ベージュ'],
  [
    'light-grey',
    'light[- ]gr[ae]y|hellgrau(?:e[nmrs]?)?|gris clair|gris claro|grigio chiaro|cinza[- ]claro|açık gri|светло-сер[а-я]*',
    'رمادي فاتح|رمادية فاتحة|浅灰色?|淡灰色?|薄いグレー|ライトグレー',
  ],
  [
    'grey',
    'gr[ae]y|grau(?:e[nmrs]?)?|gris|grigio|cinza|gri|сер(?:ый|ого|ом|ым|ая|ой)',
    'رمادية?|灰色?|グレー',
  ],
  [
    'light-blue',
    'light[- ]blue|sky[- ]blue|pale blue|hellblau(?:e[nmrs]?)?|bleu clair|azul[- ]claro|celeste|azzurro|açık mavi|голуб[а-я]*|светло-голуб[а-я]*|светло-син[а-я]*',
    'أزرق فاتح|زرقاء فاتحة|浅蓝色?|淡蓝色?|水色|薄い青|天蓝色?',
  ],
  [
    'blue',
    'blue|blau(?:e[nmrs]?)?|bleu|azul|blu|mavi|син(?:ий|его|ем|им|яя|ей)',
    'أزرق|زرقاء|蓝色?|青色?|ブルー',
  ],
  [
    'yellow',
    'yellow|gelb(?:e[nmrs]?)?|jaune|amarill[oa]|giall[oa]|amarel[oa]|sarı|ж[её]лт[а-я]*',
    'أصفر|صفراء|黄色?|イエロー',
  ],
  ['red', 'red|rot(?:e[nmrs]?)?|rouge|rojo|rosso|vermelho|kırmızı|красн[а-я]*', 'أحمر|حمراء|红色?|赤色?'],
  [
    'white',
    'white|wei(?:ß|ss)(?:e[nmrs]?)?|blanc(?:he)?|blanc[ao]|bianc[ao]|branc[ao]|beyaz|бел(?:ый|ого|ом|ым|ая|ой)',
    '(?:ال)?أبيض|(?:ال)?بيضاء|白色?|ホワイト',
  ],
  [
    'any-plain-light',
    'light(?:[- ]colou?red)?|pale|hell(?:e[nmrs]?)?|clair(?:e|es)?|clar[oa]s?|chiar[oaie]|açık(?: renk(?:li)?)?|светл[а-я]*',
    'فاتحة?|浅色|淡色|明るい',
  ],
];
const colourForm = new RegExp(
  names.map(([, alphabetic, other], at) => `(?<c${at}>${words(alphabetic, other).source})`).join('|'),
  'gu',
);

interface MentionedColours {
  accepted: BackgroundColour[];
  refused: BackgroundColour[];
}

/** Divides a clause where a refusal ends: `light grey, but not white`. */
const partEnd =
  /,|;|\(|\)|—|–|:| - | (?:but|mais|aber|sondern|pero|mas|ama|но|لكن|ولكن) |但|\s(?=(?:ohne|without|sans|sin|senza|sem|без|with no|no)\s)/u;

/** Characters within which a refusal belongs to a colour. */
const reachBefore = 32;
const reachAfter = 32;

/** The colours that a clause about the background accepts and refuses, in its order. */
export function coloursOf(plain: string): MentionedColours {
  const accepted: BackgroundColour[] = [];
  const refused: BackgroundColour[] = [];
  for (const part of plain.split(partEnd)) {
    for (const { index, groups, 0: text } of part.matchAll(colourForm)) {
      const at = Object.entries(groups ?? {}).find(([, name]) => name !== undefined)?.[0];
      const colour = names[Number(at?.slice(1))]?.[0];
      if (colour === undefined || colour === 'other') continue;
      const before = part.slice(Math.max(0, index - reachBefore), index);
      const after = part.slice(index + text.length, index + text.length + reachAfter);
      const isRefused = before.search(negations) >= 0 || after.search(followingRefusals) >= 0;
      (isRefused ? refused : accepted).push(colour);
    }
  }
  return { accepted, refused };
}
