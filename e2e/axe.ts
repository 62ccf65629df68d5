import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 requires these rules although axe disables them by default. */
const options = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

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
