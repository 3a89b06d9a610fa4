import { expect, type Page, test } from '@playwright/test';
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

/** Types once the field has become a combobox. */
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

	test('asks once, after the last key, and says how much it found', async ({ page }) => {
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
			// It comes when the second has been shown; nobody may want it any more.
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

test('the header searches live; on a phone it leads to a field that does', async ({ page }) => {
	const results = async (id: string) => {
		const { input, rows } = searchOf(page, id);
		await input.focus();
		await expect(input).toHaveAttribute('role', 'combobox');
		await page.keyboard.type('boathouse');
		await expect(rows.first()).toContainText('boathouse');
		expect(await accessibilityViolations(page)).toEqual([]);
	};
	await page.goto('/fleet/');
	await results('0c45e13');
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/fleet/');
	await expect(searchOf(page, '0c45e13').input).toBeHidden();
	await page.locator('header').getByRole('link', { name: 'Search' }).click();
	await expect(page).toHaveURL(/\?s=$/);
	await results('9b93d3a');
});

test('a search works without script', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/widgets/search/');
	const { input, widget } = searchOf(page, '3302d03');
	await input.fill('mistral');
	await widget.locator('.e-search-submit').click();
	await expect(page).toHaveURL(/\?s=mistral$/);
	await page.close();
});
