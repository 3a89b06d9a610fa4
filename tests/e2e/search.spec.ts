import { expect, type Page } from '@playwright/test';
import { test } from './support/lasting-page';
import { accessibilityViolations } from './support/page-health';

const CALL = '**/wp-json/elementor-pro/v1/refresh-search';

function searchOf(page: Page, id = '3302b03') {
	const widget = page.locator(`.elementor-element-${id}`);
	return {
		widget,
		input: widget.locator('.e-search-input'),
		list: widget.locator('.e-search-results-container'),
		rows: widget.locator('.e-search-result'),
		status: widget.locator('.e-search-status'),
	};
}

/** Types after the field has become a combobox. */
async function type(page: Page, text: string) {
	const search = searchOf(page);
	await search.input.focus();
	await expect(search.input).toHaveAttribute('role', 'combobox');
	await page.keyboard.type(text);
	return search;
}

test.describe('a search with live results', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto('/widgets/search/');
	});

	test('sends one search, after the last key, and shows the number of hits', async ({ page }) => {
		const bodies: unknown[] = [];
		await page.route(CALL, (route) => {
			bodies.push(route.request().postDataJSON());
			return route.continue();
		});
		const { input, rows, status, list } = await type(page, 'boat');
		await expect(rows).toHaveCount(3);
		await expect(status).toHaveText(/^\d+ results$/);
		await expect(input).toHaveAttribute('aria-expanded', 'true');
		await expect(list.locator('[role=grid]')).toHaveAttribute('aria-label', 'Results for boat');
		expect(bodies).toEqual([
			{ post_id: 3302, widget_id: '3302b03', search_term: 'boat', page_number: 1 },
		]);
		expect(await accessibilityViolations(page)).toEqual([]);
	});

	test('is walked through by arrows, left by Esc, and followed by Enter', async ({ page }) => {
		const { input, rows, list } = await type(page, 'boat');
		await expect(rows).toHaveCount(3);
		await page.keyboard.press('ArrowUp');
		await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('ArrowDown');
		await expect(input).not.toHaveAttribute('aria-activedescendant', /./);
		await page.keyboard.press('Escape');
		await expect(list).toBeHidden();
		await expect(input).toBeFocused();
		await expect(input).toHaveValue('boat');
		await page.keyboard.type('s');
		await expect(rows.first()).toBeVisible();
		await page.keyboard.press('ArrowDown');
		const id = await rows.first().getAttribute('id');
		await expect(input).toHaveAttribute('aria-activedescendant', id ?? '');
		const href = await rows.first().locator('a').first().getAttribute('href');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(new RegExp(`${href}$`));
	});

	test('shows the last question when answers come in the wrong order', async ({ page }) => {
		let answerFirst = () => {};
		const isFirstWanted = new Promise<void>((resolve) => {
			answerFirst = resolve;
		});
		let firstAnswered = Promise.resolve();
		await page.route(CALL, async (route) => {
			const { search_term: term } = route.request().postDataJSON() as { search_term: string };
			const answer = () =>
				route
					.fulfill({ json: { data: `<div class="e-search-results"><p>${term}</p></div>` } })
					.catch(() => {});
			if (term !== 'boa') return answer();
			// The first answer arrives after the page has shown the second one; the page must not use the first answer
			// any more.
			firstAnswered = isFirstWanted.then(answer);
			await firstAnswered;
		});
		const { list } = await type(page, 'boa');
		await page.waitForRequest(CALL);
		await page.keyboard.type('t');
		await expect(list).toHaveText('boat');
		answerFirst();
		await firstAnswered;
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		await expect(list).toHaveText('boat');
	});

	test('stays as it is when the answer is of no use', async ({ page }) => {
		const answers = [
			{ status: 500, json: { code: 'x' } },
			{ status: 200, body: '<html>', contentType: 'text/html' },
			{ status: 200, json: {} },
		];
		let asked = 0;
		await page.route(CALL, (route) => route.fulfill(answers[asked++] ?? { status: 404 }));
		const { widget, list } = await type(page, 'boat');
		for (const [index] of answers.entries()) {
			await expect.poll(() => asked).toBe(index + 1);
			await expect(widget).not.toHaveClass(/e-loading-overlay/);
			await expect(list).toBeHidden();
			await page.keyboard.type('s');
		}
	});

	test('closes on a tap outside and is cleared by its cross', async ({ page }) => {
		const { widget, input, rows, list } = await type(page, 'boat');
		await expect(rows).toHaveCount(3);
		await page.locator('h1').click();
		await expect(list).toBeHidden();
		await widget.getByRole('button', { name: 'Clear the search' }).click();
		await expect(input).toHaveValue('');
		await expect(input).toBeFocused();
	});

	test('leads to further results', async ({ page }) => {
		const { list, rows } = await type(page, 'boat');
		await expect(rows).toHaveCount(3);
		const before = await rows.first().textContent();
		await list.getByRole('link', { name: 'Page 2' }).click();
		await expect(list.locator('[aria-current=page]')).toHaveText('2');
		expect(await rows.first().textContent()).not.toBe(before);
	});
});

/** The header's field and the box around it. */
function headerSearch(page: Page) {
	const search = searchOf(page, '0c45e13');
	const box = search.widget.locator('.e-search-input-wrapper');
	return { ...search, box, width: async () => (await box.boundingBox())?.width ?? 0 };
}

for (const width of [390, 768, 1100, 1440]) {
	test(`the header's field opens where it is touched, and finds live, at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/fleet/');
		const { input, rows, box, status, width: boxWidth } = headerSearch(page);
		const isMagnifier = width <= 1200;
		if (isMagnifier) expect(await boxWidth()).toBe(44);
		const before = await box.evaluate((one) => one.getBoundingClientRect().toJSON());
		const finger = { x: before.x + 22, y: before.y + 22 };
		await page.mouse.click(finger.x, finger.y);
		await expect(input).toBeFocused();
		await expect(page).toHaveURL(/\/fleet\/$/);
		expect(await boxWidth()).toBeGreaterThan(isMagnifier ? 340 : 100);
		const after = await box.evaluate((one) => one.getBoundingClientRect().toJSON());
		// The box is in the window, below the finger.
		expect(after.left).toBeGreaterThanOrEqual(0);
		expect(after.right).toBeLessThanOrEqual(width);
		expect([after.left <= finger.x, finger.x <= after.right]).toEqual([true, true]);
		expect([after.top <= finger.y, finger.y <= after.bottom]).toEqual([true, true]);
		await expect(input).toHaveAttribute('role', 'combobox');
		await page.keyboard.type('boat');
		const row = rows.first();
		await expect(row.locator('.e-search-result-kind')).toHaveText('Boats');
		await expect(row.locator('img')).toHaveCount(1);
		await expect(rows.locator('mark').first()).toHaveText(/^boat$/i);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Clear the search' }).first().click();
		await expect(input).toHaveValue('');
		await expect(input).toBeFocused();
		await page.keyboard.type('petrl');
		await expect(status).toHaveText(/^0 results Did you mean Petrel\?$/);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\?s=Petrel$/);
	});
}

test('the header’s magnifier opens by Tab, also when the page has scrolled, and an empty field sends nothing', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1100, height: 800 });
	await page.goto('/fleet/');
	const { input, box, width } = headerSearch(page);
	await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
	await expect(page.locator('.site-header')).toHaveClass(/elementor-sticky--effects/);
	await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus();
	await page.keyboard.press('Tab');
	await expect(input).toBeFocused();
	expect(await width()).toBeGreaterThan(340);
	const place = await box.boundingBox();
	expect(place?.x ?? -1).toBeGreaterThanOrEqual(0);
	expect(place?.y ?? -1).toBeGreaterThanOrEqual(0);
	// The handler is attached when the field has its role.
	await expect(input).toHaveAttribute('role', 'combobox');
	await page.keyboard.press('Enter');
	await expect(input).toBeFocused();
	await expect(page).toHaveURL(/\/fleet\/$/);
});

for (const width of [390, 1440]) {
	test(`the results of a search at ${width} px name their kind and show the found words`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/?s=boat');
		const kinds = page.locator('.elementor-post__kind');
		await expect(kinds.first()).toHaveText('Boats');
		expect((await kinds.allTextContents()).slice(0, 8)).toEqual(Array(8).fill('Boats'));
		await expect(page.locator('article .elementor-post__thumbnail img')).toHaveCount(9);
		for (const text of await page.locator('article .elementor-post__excerpt').all()) {
			await expect(text.locator('mark').first()).toHaveText(/^boat$/i);
		}
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
		).toBeLessThanOrEqual(0);
	});

	test(`a search for nothing shows the field at ${width} px, with the focus`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/?s=');
		await expect(searchOf(page, '9b93d3a').input).toBeFocused();
		await expect(page.locator('main article')).toHaveCount(0);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.type('petrl');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\?s=petrl$/);
		await page
			.getByRole('main')
			.getByRole('link', { name: /^petrel$/i })
			.click();
		await expect(page).toHaveURL(/\?s=petrel$/i);
		await expect(page.locator('main mark').first()).toHaveText(/^petrel$/i);
		expect(await accessibilityViolations(page)).toEqual([]);
	});
}

test('a search works without script', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/widgets/search/');
	const { input, widget } = searchOf(page, '3302d03');
	await input.fill('mistral');
	await widget.locator('.e-search-submit').click();
	await expect(page).toHaveURL(/\?s=mistral$/);
	await page.close();
});

test('on a phone without script the field opens under the finger, and a search for nothing leads to it', async ({
	browser,
}) => {
	const page = await browser.newPage({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	});
	await page.goto('/fleet/');
	const { input, width } = headerSearch(page);
	await input.tap();
	await expect(input).toBeFocused();
	expect(await width()).toBeGreaterThan(340);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?s=$/);
	await expect(searchOf(page, '9b93d3a').input).toBeFocused();
	await page.keyboard.type('petrl');
	await page.keyboard.press('Enter');
	await page
		.getByRole('main')
		.getByRole('link', { name: /^petrel$/i })
		.tap();
	await expect(page.locator('main .elementor-post__kind').first()).toHaveText(/\w/);
	await page.close();
});

test.describe('a search for the words of typical visitors', () => {
	for (const [asked, title] of [
		['price', 'Prices, hours and licence'],
		['hours', 'Prices, hours and licence'],
		['opening times', 'Prices, hours and licence'],
		['licence', 'Prices, hours and licence'],
		['seats', 'A day on the water'],
	] as const) {
		test(`finds "${title}" for "${asked}"`, async ({ visit: page }) => {
			await page.goto(`/?s=${asked}`);
			await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
		});
	}

	test('leads on where it finds nothing', async ({ visit: page }) => {
		await page.goto('/?s=zeppelin');
		await expect(page.locator('.elementor-posts-nothing-found')).toBeVisible();
		await page.getByRole('main').getByRole('link', { name: 'one page' }).click();
		await expect(page).toHaveURL('/prices/');
	});

	test('suggests the boat for a letter left out', async ({ visit: page }) => {
		await page.goto('/?s=petrl');
		await page.getByRole('main').getByRole('link', { name: 'Petrel', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Petrel');
		await expect(
			page.getByRole('main').getByRole('link', { name: 'Petrel' }).first(),
		).toBeVisible();
	});

	test('keeps headings and lists of a page apart in its summary', async ({ visit: page }) => {
		await page.goto('/?s=licence');
		const found = page
			.getByRole('main')
			.locator('.e-loop-item, article')
			.filter({ hasText: 'A day on the water' });
		await expect(found.first()).toContainText(' · ');
	});
});

test('an author without stories leads on, an author with stories does not', async ({
	visit: page,
}) => {
	const meantime = page.getByRole('navigation', { name: 'In the meantime' });
	await page.goto('/author/crew/');
	await expect(meantime).toBeHidden();
	await page.goto('/author/keeper/');
	await meantime.getByRole('link', { name: 'Stories' }).click();
	await expect(page).toHaveURL('/stories/');
});

test('pages of every hour print black on white', async ({ visit: page }) => {
	await page.emulateMedia({ media: 'print' });
	for (const address of [
		'/',
		'/evening/',
		'/stories/what-to-pack/',
		'/?s=petrol',
		'/author/keeper/',
	]) {
		await page.goto(address);
		const heading = page.getByRole('heading', { level: 1 });
		await expect(heading, address).toHaveCSS('color', 'rgb(0, 0, 0)');
		await expect(page.locator('body'), address).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await expect(page.locator('[class*="hour-"]').first(), address).toHaveCSS(
			'color',
			'rgb(0, 0, 0)',
		);
	}
});
