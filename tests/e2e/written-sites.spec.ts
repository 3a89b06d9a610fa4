import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentFolder } from 'outrigger/testing/content-folder';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { foundIn, KINDS_OF_PAGES, writtenSite } from '../support/written-sites';
import { accessibilityViolations, horizontalOverflow } from './support/page-health';

const isFull = Boolean(process.env.FULL_MATRIX);
/** The widths of a phone, which is checked with axe, and of a desktop; `npm run test:all` uses axe on both. */
const WIDTHS = [390, 1440] as const;

/** The timeout is long, because axe checks each of eighteen pages. */
test.describe.configure({ timeout: 180_000 });

/**
 * Damaged texts: space between joined letters, slanted quotations in a script without italics, words cut off at an
 * edge.
 */
function spoiltTexts(page: Page, language: string): Promise<string[]> {
	return page.evaluate((written) => {
		const joined = written === 'ar';
		const upright = written !== 'de';
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
			if (upright && fontStyle === 'italic') spoilt.push(`slanted: ${words}`);
			const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
			if (isCut && overflowX !== 'visible') spoilt.push(`cut: ${words}`);
		}
		return spoilt;
	}, language);
}

for (const [language, direction] of [
	['ar', 'rtl'],
	['de', 'ltr'],
	['ja', 'ltr'],
] as const) {
	test.describe(language, () => {
		// One host serves both tests, instead of one in each worker.
		test.describe.configure({ mode: 'default' });
		let folder: string;
		let site: BuiltSite;
		test.beforeAll(async () => {
			folder = contentFolder(writtenSite(language));
			site = await startBuiltSite({ CONTENT_DIR: folder });
		});
		test.afterAll(async () => {
			await site.stop();
			rmSync(folder, { recursive: true, force: true });
		});

		test('a refused form answers with a whole page and the reason', async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 900 });
			const expectWhole = async () => {
				expect(await horizontalOverflow(page)).toBe(0);
				expect(await spoiltTexts(page, language)).toEqual([]);
				expect(await accessibilityViolations(page)).toEqual([]);
			};
			const refused = page.locator('[aria-invalid="true"]').first();
			await page.goto(`${site.origin}/contact/`);
			await page.locator('.elementor-widget-form [type="submit"]').click();
			await expect(refused).toBeVisible();
			await expectWhole();

			await page.goto(`${site.origin}/stories/story-0/`);
			await page.locator('.comment-form [type="submit"]').click();
			await expect(refused).toBeVisible();
			await expectWhole();

			await page.goto(`${site.origin}/wp-login.php`);
			await page.locator('[name="log"]').fill('crew');
			await page.locator('[name="pwd"]').fill('wrong');
			await page.locator('[name="wp-submit"]').click();
			await expect(page.getByRole('alert')).toBeVisible();
			await expectWhole();

			await page.goto(`${site.origin}/product/product-0/`);
			await page.locator('form.cart button').click();
			await expect(page.locator('main [role="status"] a')).toBeVisible();
			await expectWhole();
			await page.goto(`${site.origin}/cart/`);
			await page.locator('[name="coupon_code"]').fill('x');
			await page.locator('[name="apply_coupon"]').click();
			await expect(refused).toBeVisible();
			await expectWhole();
			await page.goto(`${site.origin}/checkout/`);
			await page.locator('[name="woocommerce_checkout_place_order"]').last().click();
			await expect(refused).toBeVisible();
			await expectWhole();
		});

		test('every kind of page is whole on a phone and on a desk', async ({ page }) => {
			for (const path of [...KINDS_OF_PAGES, foundIn(language)]) {
				await page.setViewportSize({ width: WIDTHS[0], height: 900 });
				const answer = await page.goto(site.origin + path);
				expect([path, answer?.status()]).toEqual([path, path === '/nowhere/' ? 404 : 200]);
				const html = page.locator('html');
				await expect(html).toHaveAttribute('lang', language);
				await expect(html).toHaveCSS('direction', direction);
				for (const width of WIDTHS) {
					const place = `${path} at ${width} px`;
					await page.setViewportSize({ width, height: 900 });
					expect([place, await horizontalOverflow(page)]).toEqual([place, 0]);
					expect([place, ...(await spoiltTexts(page, language))]).toEqual([place]);
					if (!isFull && width !== WIDTHS[0]) continue;
					expect([place, ...(await accessibilityViolations(page))]).toEqual([place]);
				}
			}
		});
	});
}
