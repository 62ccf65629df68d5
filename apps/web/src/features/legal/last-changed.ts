/** The published date of the legal texts. Change it whenever their meaning changes. */
export const lastChanged = '2026-11-21';
