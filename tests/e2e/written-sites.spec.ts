import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentFolder } from 'outrigger/testing/content-folder';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { KINDS_OF_PAGES, WRITTEN_SITES } from '../support/written-sites';
import { accessibilityViolations, horizontalOverflow } from './support/page-health';

/** Fifteen pages, each with axe. */
test.describe.configure({ timeout: 180_000 });

/** Texts that are torn or cut: joined letters with space between them, slanted quotations, words behind an edge. */
function spoiltTexts(page: Page, isJoined: boolean): Promise<string[]> {
	return page.evaluate((joined) => {
		const spoilt: string[] = [];
		for (const element of document.querySelectorAll<HTMLElement>('body *')) {
			const own = [...element.childNodes].some(
				(node) => node instanceof Text && node.data.trim() !== '',
			);
			if (!own || element.closest('[class*="screen"], script, style, template, svg')) continue;
			const { letterSpacing, fontStyle, overflowX } = getComputedStyle(element);
			const words = `${element.tagName} ${element.innerText.slice(0, 40)}`;
			if (joined && Number.parseFloat(letterSpacing) > 0) spoilt.push(`torn: ${words}`);
			if (joined && Number.parseFloat(letterSpacing) < 0) spoilt.push(`squeezed: ${words}`);
			if (fontStyle === 'italic') spoilt.push(`slanted: ${words}`);
			const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
			if (isCut && overflowX !== 'visible') spoilt.push(`cut: ${words}`);
		}
		return spoilt;
	}, isJoined);
}

for (const [language, direction] of [
	['ar', 'rtl'],
	['ja', 'ltr'],
] as const) {
	test.describe(language, () => {
		let folder: string;
		let site: BuiltSite;
		test.beforeAll(async () => {
			folder = contentFolder(WRITTEN_SITES[language]);
			site = await startBuiltSite({ CONTENT_DIR: folder });
		});
		test.afterAll(async () => {
			await site.stop();
			rmSync(folder, { recursive: true, force: true });
		});

		for (const width of [390, 1440]) {
			test(`every kind of page is whole at ${width} px`, async ({ page }) => {
				await page.setViewportSize({ width, height: 900 });
				for (const path of KINDS_OF_PAGES) {
					const answer = await page.goto(site.origin + path);
					expect([path, answer?.status()]).toEqual([path, path === '/nowhere/' ? 404 : 200]);
					const html = page.locator('html');
					await expect(html).toHaveAttribute('lang', language);
					await expect(html).toHaveCSS('direction', direction);
					expect([path, await horizontalOverflow(page)]).toEqual([path, 0]);
					expect([path, ...(await spoiltTexts(page, language === 'ar'))]).toEqual([path]);
					expect([path, ...(await accessibilityViolations(page))]).toEqual([path]);
				}
			});
		}
	});
}
