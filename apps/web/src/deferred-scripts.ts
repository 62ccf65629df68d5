/** Content of the meta element `scripts` of a page whose scripts may wait; see wake-script.ts. */
export const deferMark = 'asleep';

/**
 * A page that only shows something needs no script to do so. Its scripts are put to sleep: the browser
 * neither fetches nor runs them before the page is there; see wake-script.ts for when it does.
 *
 * The scripts of any other page come after what is seen first: they stand before the styles in the page, and many of
 * them would take the line from styles and fonts.
 */
export function deferScripts(html: string): string {
  const isAsleep = html.includes(`<meta name="scripts" content="${deferMark}"`);
  const [preload, script] = isAsleep
    ? ['<link rel="asleep"', '<script type="text/x-asleep">']
    : [
        '<link rel="modulepreload" fetchpriority="low"',
        '<script type="module" async="" fetchpriority="low">',
      ];
  return html
    .replaceAll('<link rel="modulepreload"', preload)
    .replaceAll('<script type="module" async="">', script);
}
