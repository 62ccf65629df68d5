import { type Language, localeOf } from '@vesika/messages';

export function groupByLetter<Item extends { name: string }>(language: Language, items: readonly Item[]) {
  const order = new Intl.Collator(localeOf(language));
  const sameLetter = new Intl.Collator(localeOf(language), { sensitivity: 'base' });
  const groups: { letter: string; items: Item[] }[] = [];
  for (const item of [...items].sort((a, b) => order.compare(a.name, b.name))) {
    const letter = letterOf(language, item.name, sameLetter);
    const last = groups.at(-1);
    if (last && sameLetter.compare(last.letter, letter) === 0) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}

function letterOf(language: Language, name: string, sameLetter: Intl.Collator): string {
  const [first = ''] = name;
  if (language === 'zh') return pinyinInitial(first, sameLetter);
  const capital = first.toLocaleUpperCase(localeOf(language));
  const [plain = capital] = capital.normalize('NFD');
  return sameLetter.compare(plain, capital) === 0 ? plain : capital;
}

/** The first character in pinyin order for each initial; no name starts with I, U or V. */
const firstOfInitial =
  '阿A 八B 嚓C 哒D 妸E 发F 旮G 哈H 讥J 咔K 垃L 妈M 拿N 噢O 妑P 七Q 呥R 仨S 他T 屲W 夕X 丫Y 帀Z'.split(' ');

function pinyinInitial(character: string, collator: Intl.Collator): string {
  const initial = firstOfInitial.findLast(([first = '']) => collator.compare(character, first) >= 0);
  return initial?.[1] ?? character;
}
