interface VisitorSettings {
  languages: readonly string[];
  rightToLeft: readonly string[];
  languageCookie: string;
  languageCookieText: string;
  languageStorageKey: string;
  themeStorageKey: string;
  sessionStorageKey: string;
  begunPhotoKey: string;
}

/**
 * Marks the document before its first paint with what this browser remembers, as the page served is the same for
 * everybody: the theme; `data-session` if it has a session or a mailed link is about to open one; `data-begun` if a
 * photo was begun here. If the visitor reads another language than the page is in, sets that language and hides the
 * text until its catalogue is loaded (at most 3 s). Remembers the language of the address for pages that have none, and
 * renews the cookie from storage. If cookie and storage differ, the cookie is newer. A self-contained function, as
 * `earlyScript` puts its source into the page.
 */
export function markVisitor(settings: VisitorSettings): void {
  const { documentElement } = document;
  const { dataset } = documentElement;
  const theme = saved(settings.themeStorageKey);
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  else dataset.theme = prefersDark ? 'dark' : 'light';
  if (saved(settings.sessionStorageKey) || location.hash.includes('access_token=')) dataset.session = '';
  if (saved(settings.begunPhotoKey)) dataset.begun = '';

  const prefix = location.pathname.split('/')[1] ?? '';
  if (settings.languages.includes(prefix)) remember(prefix);
  else showVisitorsLanguage();

  function showVisitorsLanguage(): void {
    const chosen = cookie(settings.languageCookie) ?? saved(settings.languageStorageKey);
    const wanted = [chosen, ...(navigator.languages ?? [navigator.language])];
    const known = wanted.map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
    const language = known.find((tag) => settings.languages.includes(tag));
    if (language === undefined) return;
    if (language === known[0]) remember(language);
    if (language === documentElement.lang) return;
    documentElement.lang = language;
    documentElement.dir = settings.rightToLeft.includes(language) ? 'rtl' : 'ltr';
    dataset.languagePending = '';
    setTimeout(() => delete dataset.languagePending, 3000);
  }

  function remember(language: string): void {
    try {
      localStorage.setItem(settings.languageStorageKey, language);
    } catch {
      // Storage may be closed to the page; the cookie is enough then.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = settings.languageCookieText.replace('*', language);
  }

  function cookie(name: string): string | undefined {
    return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];
  }

  function saved(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
}
