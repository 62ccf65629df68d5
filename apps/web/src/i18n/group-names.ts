import type { Language } from '@vesika/messages';

/** Groups of countries that share rules; Intl has no fitting names for them. */
const groupNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  EU: {
    en: 'Schengen area',
    tr: 'Schengen bölgesi',
    es: 'Espacio Schengen',
    fr: 'Espace Schengen',
    de: 'Schengen-Raum',
    it: 'Area Schengen',
    pt: 'Espaço Schengen',
    ru: 'Шенгенская зона',
    zh: '申根区',
    ja: 'シェンゲン圏',
    ar: 'منطقة شنغن',
  },
  ZZ: {
    en: 'No country: plain sizes',
    tr: 'Ülkesiz: yalnızca ölçüler',
    es: 'Sin país: solo medidas',
    fr: 'Sans pays : simples formats',
    de: 'Ohne Land: nur Formate',
    it: 'Nessun Paese: solo formati',
    pt: 'Sem país: só tamanhos',
    ru: 'Без страны: только форматы',
    zh: '不限国家：仅按尺寸',
    ja: '国を問わない定型サイズ',
    ar: 'بلا دولة: مقاسات فقط',
  },
};

export function groupName(language: Language, code: string): string | undefined {
  return groupNames[code]?.[language];
}

export const groupCodes: readonly string[] = Object.keys(groupNames);
