import { devices, expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';

/** Blocks every other host and returns the addresses that the page requested there. */
async function askedElsewhere(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route(
		(url) => url.hostname !== '127.0.0.1',
		(route) => {
			asked.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
		},
	);
	return asked;
}

test('arrows walk the tabs, Enter chooses one, and its panel alone is shown', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/e-tabs/');
	const tabs = page.locator('[data-e-type="e-tabs"]').first();
	const tab = (name: string) => tabs.getByRole('tab', { name });
	await tab('Morning').focus();
	await page.keyboard.press('ArrowRight');
	await expect(tab('Noon')).toBeFocused();
	await expect(tab('Noon')).toHaveAttribute('aria-selected', 'false');
	await page.keyboard.press('Enter');
	await expect(tab('Noon')).toHaveAttribute('aria-selected', 'true');
	await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
	await expect(tabs.getByText('Lunch at anchor')).toBeVisible();
	await page.keyboard.press('End');
	await page.keyboard.press('Space');
	await expect(tabs.getByText('The light comes from the side')).toBeVisible();
	await tab('Morning').click();
	await expect(tabs.getByText('No wind, no sound')).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('a component stands where it is placed, with the words and the picture of each instance', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/e-component/');
	const titles = page.locator('main h3');
	await expect(titles).toHaveText([
		'A berth in the bay',
		'The cove of Cala Ventosa',
		'A berth in the bay',
		'The arch of Isola Bruna',
		'Capo Sole at dusk',
	]);
	await expect(page.locator('main p', { hasText: 'Sand below the keel' })).toHaveCount(1);
	const pictures = await page
		.locator('main img')
		.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
	expect(new Set(pictures).size).toBe(4);
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await horizontalOverflow(page)).toBe(0);
	expect(errors).toEqual([]);
});

test('a form is filled in by keyboard, names missing values, and shows the message of its editor', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/e-form/');
	const form = page.getByRole('form', { name: 'A question' });
	await form.getByLabel('Your name').focus();
	await page.keyboard.type('Ann');
	await page.keyboard.press('Enter');
	await expect(form.getByLabel('Your mail address')).toBeFocused();
	await page.keyboard.type('ann@mail.example');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Is the coast clear?');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(form.getByRole('checkbox')).toBeChecked();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(form.getByText('We answer before the evening.')).toBeVisible();
	await expect(form.getByText('That did not work.')).toBeHidden();
	await expect(form.getByLabel('Your name')).toHaveValue('');
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

for (const width of [390, 1280]) {
	test(`tabs are accessible in every state at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/widgets/e-tabs/');
		const first = page.locator('[data-e-type="e-tabs"]').nth(0);
		const second = page.locator('[data-e-type="e-tabs"]').nth(1);
		const chosen = second.getByRole('tab', { selected: true });
		await expect(chosen).toHaveCSS('background-color', 'rgb(6, 63, 68)');
		expect(await accessibilityViolations(page)).toEqual([]);
		await second.getByRole('tab', { name: 'Evening' }).hover();
		expect(await accessibilityViolations(page)).toEqual([]);
		await chosen.hover();
		expect(await accessibilityViolations(page)).toEqual([]);
		await first.getByRole('tab', { name: 'Morning' }).focus();
		await page.keyboard.press('End');
		await expect(first.getByRole('tab', { name: 'Evening' })).toBeFocused();
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('Enter');
		await expect(first.getByText('The light comes from the side')).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	});

	test(`a form is accessible in every state at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/widgets/e-form/');
		const form = page.getByRole('form', { name: 'A question' });
		const send = form.getByRole('button', { name: 'Send' });
		expect(await accessibilityViolations(page)).toEqual([]);
		await send.hover();
		expect(await accessibilityViolations(page)).toEqual([]);
		await form.getByLabel('Your name').fill('Ann');
		await send.click();
		await expect(form.getByLabel('Your mail address')).toBeFocused();
		expect(await accessibilityViolations(page)).toEqual([]);
		await form.getByLabel('Your mail address').fill('ann@mail.example');
		await form.getByRole('checkbox').check();
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.route('**/graphql', (route) => route.abort());
		await send.click();
		await expect(form).toHaveClass(/form-state-error/);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.unroute('**/graphql');
		await send.click();
		await expect(form.getByText('We answer before the evening.')).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	});
}

test('without script a form shows faults beside its fields, and that is accessible', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto('/widgets/e-form/');
	const form = page.getByRole('form', { name: 'A question' });
	await form.getByLabel('Your name').fill('Ann');
	await form.getByLabel('Your mail address').fill('ann@mail');
	await form.getByRole('checkbox').check();
	await form.getByRole('button', { name: 'Send' }).click();
	const mail = form.getByLabel('Your mail address');
	await expect(mail).toHaveAttribute('aria-invalid', 'true');
	await expect(mail).toHaveValue('ann@mail');
	await expect(mail).toHaveAccessibleDescription(/.+/);
	const html = await page.content();
	await context.close();
	const seen = await browser.newPage({ baseURL });
	await seen.route('**/widgets/e-form/', (route) =>
		route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
	);
	await seen.goto('/widgets/e-form/');
	expect(await accessibilityViolations(seen)).toEqual([]);
	await seen.close();
});

test('nothing of a film is fetched before the visitor starts it', async ({ page }) => {
	const asked = await askedElsewhere(page);
	await page.goto('/widgets/e-youtube/');
	const film = page.locator('[data-e-type="e-youtube"]').first();
	await film.scrollIntoViewIfNeeded();
	const play = film.getByText('Play the film from YouTube');
	await expect(play).toBeVisible();
	expect(asked).toEqual([]);
	expect(await accessibilityViolations(page)).toEqual([]);
	await film.locator('a').first().press('Enter');
	await expect(film.locator('iframe')).toBeVisible();
	await expect.poll(() => asked.join(' ')).toContain('XHOmBV4js_E');
});

test('one item of an accordion is open; where several may be, all that were opened are', async ({
	page,
}) => {
	await page.goto('/widgets/e-accordion/');
	const accordion = (at: number) => page.locator('[data-e-type="e-accordion"]').nth(at);
	const single = accordion(0);
	const several = accordion(1);
	await expect(single.getByText('The first tank is.')).toBeVisible();
	await single.getByText('Do we need a licence?').click();
	await expect(single.getByText('For boats of more than 40 hp')).toBeVisible();
	await expect(single.getByText('The first tank is.')).toBeHidden();
	await several.locator('summary').first().press('Enter');
	await several.locator('summary').last().press('Space');
	await expect(several.getByText('The first tank is.')).toBeVisible();
	await expect(several.getByText('For boats of more than 40 hp')).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('a whole page of version 4', () => {
	test('looks as each device wants it, and its classes answer a pointer', async ({ page }) => {
		await page.goto('/evening/');
		const columns = () =>
			page
				.locator('article.evening-card')
				.first()
				.evaluate((card) => getComputedStyle(card.parentElement ?? card).gridTemplateColumns);
		for (const [width, count] of [
			[1280, 3],
			[800, 2],
			[390, 1],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(async () => (await columns()).split(' ').length).toBe(count);
			expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
		}
		await page.setViewportSize({ width: 1280, height: 900 });
		const button = page.getByRole('link', { name: 'Give this evening as a present' }).first();
		await expect(button).toHaveCSS('background-color', 'rgb(255, 224, 138)');
		await button.hover();
		await expect(button).toHaveCSS('background-color', 'rgb(220, 231, 240)');
		await button.click();
		await expect(page).toHaveURL(/\/product\/evening-voucher\/$/);
	});

	test('is reached and used by touch', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ ...devices['Pixel 7'], baseURL });
		const page = await context.newPage();
		await page.goto('/');
		await page.getByRole('contentinfo').getByRole('link', { name: 'An evening with Heron' }).tap();
		await page.getByRole('tab', { name: 'If the wind turns' }).tap();
		await expect(page.getByText('We call you in the morning.')).toBeVisible();
		await context.close();
	});

	test('shows all its words without script', async ({ browser, baseURL }) => {
		const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto('/evening/');
		for (const words of [
			'The coast empties.',
			'Through the arch',
			'Blankets for everybody',
			'We call you in the morning.',
			'The voucher needs no street and no date.',
		]) {
			await expect(page.getByText(words)).toBeVisible();
		}
		await context.close();
	});
});
