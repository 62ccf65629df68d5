export const footerCountries = [
  { code: 'US', key: 'usa' },
  { code: 'GB', key: 'uk' },
  { code: 'DE', key: 'germany' },
  { code: 'FR', key: 'france' },
  { code: 'CA', key: 'canada' },
  { code: 'AU', key: 'australia' },
  { code: 'JP', key: 'japan' },
  { code: 'CN', key: 'china' },
  { code: 'IN', key: 'india' },
  { code: 'TR', key: 'turkey' },
] as const;

export type FooterCountry = (typeof footerCountries)[number];
