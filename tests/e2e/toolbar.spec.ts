import { expect, type Page, test } from '@playwright/test';
import { logIn } from './support/log-in';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';

const STUCK = 'header .elementor-sticky--active';
/** The height of the demonstration's header while it sticks, in CSS pixels. */
const SHRUNK = 60;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Toolbar' });

/** The distance of an element's lower edge from the window's upper edge, in CSS pixels. */
const bottomOf = (page: Page, selector: string) =>
	page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().bottom));

test('visitors have no bar, an editor has one with the way into the editor’s view and out of the login', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const visit = await page.goto('/fleet/');
	expect(await visit?.text()).not.toContain('wpadminbar');
	await expect(bar(page)).toHaveCount(0);

	await logIn(page);
	const answer = await page.goto('/fleet/');
	expect(answer?.headers()['cache-control']).toBe('private, no-store');
	await expect(bar(page).getByRole('link')).toHaveText([
		'Sette Nodi',
		'Edit with settings',
		'Submissions',
		'Orders',
		'GraphiQL',
		'Log out',
	]);
	expect(await accessibilityViolations(page)).toEqual([]);

	// The first tab stop is the skip link past the header, then comes the bar.
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(bar(page).getByRole('link', { name: 'Sette Nodi' })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/fleet\/\?elementor-preview$/);
	const frame = page.frameLocator('iframe');
	await expect(frame.locator('main h1')).toBeVisible();
	await expect(frame.getByRole('navigation', { name: 'Toolbar' })).toHaveCount(0);

	await page.goto('/fleet/');
	await bar(page).getByRole('link', { name: 'Log out' }).click();
	await expect(page).toHaveURL(/\/fleet\/$/);
	await expect(page.locator('main h1')).toBeVisible();
	await expect(bar(page)).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('the sticky header stands below the bar, which scrolls away on phones', async ({ page }) => {
	await logIn(page);
	await page.goto('/fleet/');
	await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
	const height = await bar(page).evaluate((one: HTMLElement) => one.offsetHeight);
	await expect.poll(() => bottomOf(page, '#wpadminbar')).toBe(height);
	await expect.poll(() => bottomOf(page, STUCK)).toBe(height + SHRUNK);

	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto('/fleet/');
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
	await expect.poll(() => bottomOf(page, STUCK)).toBe(SHRUNK);
	await expect(bar(page)).not.toBeInViewport();
});

test('paper has no bar', async ({ page }) => {
	await logIn(page);
	await page.goto('/fleet/');
	await expect(bar(page)).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(bar(page)).toBeHidden();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('the bar is there, in the words of the page, and after a refused form as well', async ({
		page,
	}) => {
		await logIn(page);
		await page.goto('/de/flotte/');
		const german = page.getByRole('navigation', { name: 'Werkzeugleiste' });
		await expect(german.getByRole('link', { name: 'Mit Einstellungen bearbeiten' })).toBeVisible();
		await expect(german.getByRole('link', { name: 'Abmelden' })).toBeVisible();
		await page.goto('/contact/');
		const form = page.locator('form[name="Ask for a day"]');
		await form.evaluate((one: HTMLFormElement) => one.setAttribute('novalidate', ''));
		await form.locator('[type=submit]').click();
		await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
		await expect(bar(page)).toBeVisible();
	});
});
