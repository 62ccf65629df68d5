/** Carries the language that a visitor has chosen, so that pages are rendered in it; no secret. */
export const languageCookie = 'language';
