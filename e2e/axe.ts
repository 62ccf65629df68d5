import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Rules that are off by default although WCAG 2.2 asks for them. */
const options = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** What axe finds wrong with the page as it stands, everything unfolded: a line per rule and place. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
  // Evaluated by the debugger, which the content security policy does not bind.
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
