import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';

it('opens the browser of the npm package, which renders a page', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Vesika</h1>');
    expect(await page.getByRole('heading').boundingBox()).toMatchObject({ x: 8 });
  } finally {
    await browser.close();
  }
});
