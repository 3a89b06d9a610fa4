import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const entries = (page: Page) => page.locator('.index li:visible');
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a widget' });

test('the catalogue narrows while a visitor types', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/');
	const all = await entries(page).count();
	await find(page).fill('carousel');
	await expect(page.locator('.find-widget').getByRole('status')).toHaveText(/^\d results$/);
	expect(await entries(page).count()).toBeLessThan(all);
	await expect(page.getByRole('heading', { name: 'Shop', exact: true })).toBeHidden();
	expect(await accessibilityViolations(page)).toEqual([]);
	await find(page).fill('zeppelin');
	await expect(page.getByText('No widget has that name.')).toBeVisible();
	await expect(entries(page)).toHaveCount(0);
	await find(page).fill('');
	await expect(entries(page)).toHaveCount(all);
	expect(errors).toEqual([]);
});

test('the stored JSON and the markup of a variation are copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/widgets/alert/');
	const fold = page.locator('details[data-copies]').first();
	await fold.locator('summary').press('Enter');
	await fold.getByRole('button', { name: 'Copy the builder’s JSON' }).press('Enter');
	await expect(fold.getByRole('status')).toHaveText('Copied');
	const copied = () => page.evaluate(() => navigator.clipboard.readText());
	expect(JSON.parse(await copied())).toMatchObject({ elType: 'container' });
	await fold.getByRole('button', { name: 'Copy our markup' }).click();
	await expect.poll(copied).toMatch(/^<div class="elementor-element/);
	const link = page.getByRole('link', { name: 'Turn the settings of this page' });
	await expect(link).toHaveAttribute('href', /elementor-preview$/);
});

test('a page shows its widget’s weight and features, and leads on; the footer leads here', async ({
	page,
}) => {
	await page.goto('/');
	await page
		.getByRole('contentinfo')
		.getByRole('link', { name: /widget catalogue$/ })
		.click();
	const link = page.getByRole('link', { name: 'Tabs', exact: true });
	await expect(link.locator('svg')).toBeVisible();
	await link.click();
	const facts = page.locator('dl', { hasText: 'Script' });
	await expect(facts).toHaveText(
		/Script\s*\d+ bytes once it comes near, [\d.]+ kB.*Sheet\s*\d+ bytes/s,
	);
	await page.getByText(/^Controls of the builder that it knows/).press('Enter');
	await expect(page.getByRole('listitem').filter({ hasText: /^tab_title$/ })).toBeVisible();
	await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link').last().click();
	await expect(page).toHaveURL(/\/widgets\/(?!tabs)[\w-]+\/$/);
});

test('a page without a search or a fold fetches no handler for typed markup', async ({ page }) => {
	await page.goto('/about/');
	expect(await page.content()).not.toMatch(/"html":\s*\["?\/assets/);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('the server narrows the catalogue', async ({ page }) => {
		await page.goto('/widgets/');
		const all = await entries(page).count();
		await find(page).fill('carousel');
		await page.getByRole('button', { name: 'Find' }).click();
		expect(new URL(page.url()).searchParams.get('q')).toBe('carousel');
		await expect(find(page)).toHaveValue('carousel');
		expect(await entries(page).count()).toBeLessThan(all);
		await expect(page.getByRole('link', { name: 'Image carousel' })).toBeVisible();
		await page.goto('/widgets/?q=zeppelin');
		await page.getByRole('link', { name: 'Show all of them' }).click();
		await expect(entries(page)).toHaveCount(all);
	});
});
