import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from './support/page-health';

const EDITOR = `Basic ${Buffer.from('harbour:port port port port port port').toString('base64')}`;

/** The signed link to the draft of the demonstration, which REST gives to the draft's editor. */
async function linkToDraft(page: Page): Promise<string> {
	const answer = await page.request.get(
		'/wp-json/wp/v2/posts?status=draft&context=edit&slug=the-ninth-boat&_fields=preview_link',
		{ headers: { authorization: EDITOR } },
	);
	const [{ preview_link: link }] = await answer.json();
	return new URL(link).pathname + new URL(link).search;
}

test('one press opens a draft without a login, marks it as a draft and leads out', async ({
	page,
	browser,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const link = await linkToDraft(page);
	await page.goto(link);
	await expect(page).toHaveURL(/\?p=\d+&preview=true$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The ninth boat');
	const bar = page.getByRole('complementary', { name: 'Preview' });
	await expect(bar).toContainText('Preview of a draft');
	await expect(bar).toBeInViewport();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	expect(await accessibilityViolations(page)).toEqual([]);

	const other = await browser.newContext();
	const stranger = await other.newPage();
	expect((await stranger.goto(link))?.status()).toBe(403);
	await expect(stranger.getByRole('heading')).toHaveText('This preview link is over');
	expect((await stranger.goto(page.url()))?.status()).toBe(404);
	await other.close();

	const draft = page.url();
	await page.getByRole('link', { name: 'Leave the preview' }).click();
	await expect(page).toHaveURL('/');
	await expect(bar).toHaveCount(0);
	expect((await page.goto(draft))?.status()).toBe(404);
});
