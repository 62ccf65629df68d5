export function likelyCountry(locales: readonly string[]): string | null {
  const read = locales.flatMap((locale) => {
    try {
      return new Intl.Locale(locale);
    } catch {
      return [];
    }
  });
  const named = read.find(({ region }) => isCountry(region))?.region;
  // English is spoken in too many countries to suggest one.
  const spoken = read.find(({ language }) => language !== 'en')?.maximize().region;
  return named ?? (isCountry(spoken) ? spoken : null);
}

function isCountry(region: string | undefined): region is string {
  return region !== undefined && /^[A-Z]{2}$/.test(region);
}
