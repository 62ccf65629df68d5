/** Where the client keeps the session; its presence tells that somebody was signed in here. */
export const sessionStorageKey = 'vesika-session';
