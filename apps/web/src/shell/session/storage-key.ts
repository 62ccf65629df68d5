export const sessionStorageKey = 'vesika-session';
