/** The date of the legal texts, on which everybody may rely. Change it whenever their meaning changes. */
export const lastChanged = '2026-11-21';
