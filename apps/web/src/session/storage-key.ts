/** Key under which the auth client stores the session; present if a user was signed in here. */
export const sessionStorageKey = 'vesika-session';
