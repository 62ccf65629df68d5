/**
 * Keeps the browser from fetching and running the scripts of a page before wakeScripts does: they would compete
 * with styles and fonts for the first paint. Throws if React Router writes its scripts differently.
 */
export function deferScripts(html: string): string {
  if (!html.includes(moduleScript)) throw new Error('the page has no scripts where they were expected');
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="asleep"')
    .replaceAll(moduleScript, '<script type="text/x-asleep">');
}

const moduleScript = '<script type="module" async="">';
