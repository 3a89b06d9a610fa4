import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The sheet that the host gives only to pages that run from right to left. */
const SHEET = readFileSync(
	new URL('../../../web/elements/styles/right-to-left.css', import.meta.url),
	'utf8',
);

/** Opens a page of the site in the form that a site in a right-to-left language would send. */
export async function openRightToLeft(page: Page, path: string): Promise<void> {
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('dir="ltr"', 'dir="rtl"');
		await route.fulfill({ response, body });
	});
	await page.goto(path);
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
	}, SHEET);
}
