import axe from 'axe-core';
import type { Page } from 'playwright-core';

const options = {
  resultTypes: ['violations'],
  // WCAG 2.2 requires this rule although axe disables it by default.
  rules: { 'target-size': { enabled: true } },
  // Only the rules on films and on the orientation of the screen fetch styles and media anew; we have neither.
  preload: false,
};

/** Violations that axe finds on the page with everything unfolded, one line per rule and place. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
  // The debugger evaluates it, because the content security policy does not apply there.
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)})`,
  )) as axe.AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')}: ${reasons.map((reason) => reason.trim()).join('; ')}`;
    }),
  );
}

/** An element under a phone's bottom bar can be scrolled into view. */
export async function showWhole(page: Page, { width }: { width: number }): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width, height: height + 200 });
}
