/** Of the legal texts: their date, and with it what everybody may rely on. Change it with their meaning. */
export const lastChanged = '2026-11-21';
