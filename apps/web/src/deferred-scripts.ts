/** Content of the meta element `scripts` of a page whose scripts may wait; see wake-script.ts. */
export const deferMark = 'asleep';

/**
 * A page that only shows something needs no script to do so. Its scripts are put to sleep: the browser
 * neither fetches nor runs them before the page is there; see wake-script.ts for when it does.
 */
export function deferScripts(html: string): string {
  if (!html.includes(`<meta name="scripts" content="${deferMark}"`)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="asleep"')
    .replaceAll('<script type="module" async="">', '<script type="text/x-asleep">');
}
