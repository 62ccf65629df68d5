/** Content of the meta element `scripts` of a page whose scripts wait for its visitor; see wake-script.ts. */
export const deferMark = 'asleep';

/**
 * No page needs a script to show what is seen first, and scripts fetched beside styles and fonts take the line from
 * them. So they are put to sleep: the browser neither fetches nor runs them before the page is there; see
 * wake-script.ts for when it does.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="asleep"')
    .replaceAll('<script type="module" async="">', '<script type="text/x-asleep">');
}
