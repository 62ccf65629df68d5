/** The running site. Its pages name each other by the address it knows itself by, which may be another. */
export interface Site {
  /** As its sitemap has it; without a slash at the end. */
  origin: string;
  fetch(address: string): Promise<Response>;
}

const patienceMs = 30_000;

/** `at` is where the site is reached. */
export function siteAt(at: string, origin: string): Site {
  return {
    origin,
    fetch: (address) =>
      fetch(address.replace(origin, at), {
        // What a search engine sends: no language, no cookie.
        headers: { accept: 'text/html,*/*' },
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      }),
  };
}
