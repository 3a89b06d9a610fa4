import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from '../support/page-health';
import { loopOf, REFRESH } from './loop-page';

const PAGE = '/widgets/taxonomy-filter/';

/** Returns the server's list at an address, opened in a separate page. */
async function served(page: Page, id: string): Promise<string[]> {
	const fresh = await page.context().newPage();
	await fresh.goto(page.url());
	const texts = await loopOf(fresh, id).texts();
	await fresh.close();
	return texts;
}

const search = (page: Page) => new URL(page.url()).search;
const settled = (page: Page, id: string) =>
	expect(page.locator(`.elementor-element-${id}`)).not.toHaveClass(/e-loading-overlay/);

test('a press filters in place, and Back, Forward and a reload show the same', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const { loop, button, texts, pressed } = loopOf(page, '3250f01');
	const all = await texts();
	await button('places').click();
	await expect(page).toHaveURL(`${PAGE}?e-filter-3250f01-category=places`);
	await expect.poll(texts).not.toEqual(all);
	const places = await texts();
	expect(await pressed()).toEqual(['places']);
	expect(await served(page, '3250f01')).toEqual(places);
	await expect(button('places')).toBeFocused();
	await expect(page.getByRole('status')).toHaveText(/^\d+ results, page 1$/);

	await loop.getByRole('link', { name: 'Page 2' }).click();
	await expect(page).toHaveURL(`${PAGE}?e-filter-3250f01-category=places&e-page-3250f01=2`);
	await expect.poll(texts).not.toEqual(places);
	const second = await texts();
	expect(await served(page, '3250f01')).toEqual(second);

	await page.goBack();
	await expect.poll(texts).toEqual(places);
	await page.goBack();
	await expect.poll(texts).toEqual(all);
	expect(await pressed()).toEqual(['__all']);
	await page.goForward();
	await page.goForward();
	await expect.poll(texts).toEqual(second);
	expect(await pressed()).toEqual(['places']);
	await page.reload();
	expect(await texts()).toEqual(second);
	await button('aboard').click();
	await expect(page).toHaveURL(`${PAGE}?e-filter-3250f01-category=aboard`);
	await button('aboard').click();
	await expect(page).toHaveURL(PAGE);
	await expect.poll(texts).toEqual(all);
	expect(errors).toEqual([]);
});

test('a button shows a number of items, and leads to as many', async ({ page }) => {
	await page.goto(PAGE);
	const { loop, button } = loopOf(page, '3250f01');
	const total = loop.locator('[data-total]');
	for (const term of ['places', 'aboard']) {
		const [, count = ''] = /\((\d+)\)$/.exec(await button(term).innerText()) ?? [];
		await button(term).click();
		await settled(page, '3250f01');
		await expect(total).toHaveAttribute('data-total', count);
		expect(Number(count)).toBeGreaterThan(0);
	}
});

test('several terms are joined, several filters of one list add up, and nothing foreign is lost', async ({
	page,
}) => {
	await page.goto(`${PAGE}?utm=a%20b&e-page-3250f02=2`);
	const { button, pressed, texts, loop } = loopOf(page, '3250f02');
	await button('rib').click();
	await button('tender').click();
	await expect.poll(() => search(page)).toBe('?utm=a%20b&e-filter-3250f02-boat_type=rib~tender');
	await button('porto-sereno').click();
	await button('grotta-chiara').click();
	await expect
		.poll(() => search(page))
		.toBe(
			'?utm=a%20b&e-filter-3250f02-boat_type=rib~tender&e-filter-3250f02-destination=porto-sereno+grotta-chiara',
		);
	expect(await pressed()).toEqual(['rib', 'tender', 'grotta-chiara', 'porto-sereno']);
	await settled(page, '3250f02');
	await expect.poll(async () => (await texts()).length).toBe(2);
	expect(await served(page, '3250f02')).toEqual(await texts());

	await button('isola-bruna').click();
	await expect(loop).toContainText('Nothing has all of that.');
	await expect(page.getByRole('status')).toHaveText('Nothing found');
	expect(await accessibilityViolations(page)).toEqual([]);
	await loop.getByRole('link', { name: 'Show all' }).click();
	await expect.poll(() => search(page)).toBe('?utm=a%20b');
	await expect.poll(async () => (await texts()).length).toBe(8);
	expect(await pressed()).toEqual(['__all', '__all']);
});

test('thirty fast presses end on the last, and Back walks through every state', async ({
	page,
}) => {
	await page.goto(PAGE);
	const { button, texts, pressed } = loopOf(page, '3250f01');
	const terms = ['aboard', 'places', 'seamanship', 'boathouse', 'wind-and-sky'];
	for (let press = 0; press < 30; press += 1) {
		await button(terms[press % terms.length] ?? '').click({ noWaitAfter: true, force: true });
	}
	await expect(button('wind-and-sky')).toHaveAttribute('aria-pressed', 'true');
	await settled(page, '3250f01');
	await expect(page).toHaveURL(/category=wind-and-sky$/);
	expect(await texts()).toEqual(await served(page, '3250f01'));

	for (let step = 1; step <= 10; step += 1) {
		await page.goBack();
		const term = terms[(29 - step) % terms.length] ?? '';
		await expect.poll(pressed).toEqual([term]);
		await settled(page, '3250f01');
	}
	await expect.poll(texts).toEqual(await served(page, '3250f01'));
});

test('answers that come in the wrong order change nothing', async ({ page }) => {
	await page.goto(PAGE);
	const { button, texts } = loopOf(page, '3250f01');
	let calls = 0;
	let answerFirst = () => {};
	const isFirstWanted = new Promise<void>((resolve) => {
		answerFirst = resolve;
	});
	let firstAnswered = Promise.resolve();
	await page.route(REFRESH, async (route) => {
		calls += 1;
		if (calls > 1) return route.continue();
		const response = await route.fetch();
		// The first answer arrives after the page has shown the second one; the page must not use the first answer any
		// more.
		firstAnswered = isFirstWanted.then(() => route.fulfill({ response }).catch(() => undefined));
		await firstAnswered;
	});
	await button('aboard').click();
	await expect(page.locator('.elementor-element-3250f01')).toHaveClass(/e-loading-overlay/);
	await button('places').click();
	await settled(page, '3250f01');
	const places = await served(page, '3250f01');
	await expect.poll(texts).toEqual(places);
	answerFirst();
	await firstAnswered;
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	expect(await texts()).toEqual(places);
});

const FAULTS = {
	'400': { status: 400, json: { code: 'rest_invalid_param', message: '', data: { status: 400 } } },
	'404': { status: 404, body: 'gone' },
	'429': {
		status: 429,
		headers: { 'retry-after': '30' },
		json: { code: 'rest_too_many_requests' },
	},
	'500': { status: 500, contentType: 'text/html', body: '<h1>Fatal error</h1>' },
	HTML: { status: 200, contentType: 'text/html', body: '<div>login</div>' },
	nothing: { status: 200, contentType: 'application/json', body: '' },
	'no data': { status: 200, json: { html: 'x' } },
	'half a body': { status: 200, contentType: 'application/json', body: '{"data":"<div class' },
} as const;

test('an answer that is none leaves the list as it was, and the next one counts', async ({
	page,
}) => {
	await page.goto(PAGE);
	const { button, texts, markup, items } = loopOf(page, '3250f01');
	const before = await texts();
	// The same nodes stay, whatever moves them.
	const first = await items.first().elementHandle();
	for (const fault of [...Object.values(FAULTS), 'abort'] as const) {
		await page.route(REFRESH, (route) =>
			fault === 'abort' ? route.abort() : route.fulfill(fault),
		);
		const asked = page.waitForRequest(REFRESH);
		await button('places').click();
		await asked;
		await settled(page, '3250f01');
		expect(await texts()).toEqual(before);
		expect(await first?.evaluate((item) => item.isConnected)).toBe(true);
		// The filter reverts a choice that the host refuses. If no answer came, it keeps the choice, because the answer
		// may still come.
		const isRefused = fault !== 'abort' && fault.status >= 400;
		await expect(button('places')).toHaveAttribute('aria-pressed', `${!isRefused}`);
		expect(search(page) === '').toBe(isRefused);
		await button('__all').click();
		await page.unroute(REFRESH);
	}
	await button('places').click();
	await expect.poll(texts).not.toEqual(before);
	await page.route(REFRESH, (route) => route.fulfill({ json: { data: '' } }));
	await button('aboard').click();
	await expect.poll(markup).toBe('');
});

test('a list without a filter in use fetches nothing, and a filter without a list only changes the address', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST')
			asked.push((request.postDataJSON() as { widget_id: string }).widget_id);
	});
	await page.goto(PAGE);
	await loopOf(page, '3250fff').button('places').click();
	await expect(page).toHaveURL(/e-filter-3250fff-category=places$/);
	await loopOf(page, '3250f04').button('places').click();
	await expect(page).toHaveURL(/&e-filter-3250f04-category=places$/);
	await expect.poll(() => asked).toEqual(['3250f04']);
	await settled(page, '3250f04');
	await page.goBack();
	await page.goBack();
	await expect.poll(() => asked).toEqual(['3250f04', '3250f04']);
});

test('the call has the fields of the specification', async ({ page }) => {
	await page.goto(PAGE);
	const asked = page.waitForRequest(REFRESH);
	await loopOf(page, '3250f02').button('rib').click();
	const request = await asked;
	expect(request.headers()['x-wp-nonce']).toBeUndefined();
	expect(request.postDataJSON()).toEqual({
		post_id: 3250,
		widget_id: '3250f02',
		widget_filters: {
			taxonomy: {
				boat_type: {
					filterType: 'taxonomy',
					selectedTaxonomy: 'boat_type',
					terms: ['rib'],
					logicalJoin: 'AND',
				},
			},
		},
		pagination_base_url: page.url(),
	});
});

test('the next items come behind the present ones, and by a key the first of them takes the focus', async ({
	page,
}) => {
	await page.goto(PAGE);
	const { loop, items, button } = loopOf(page, '3250f03');
	const more = loop.getByRole('link', { name: 'More stories' });
	await expect(items).toHaveCount(3);
	await more.click();
	await expect(items).toHaveCount(6);
	expect(search(page)).toBe('');
	await expect(page.getByRole('status')).toHaveText('3 more');
	await more.press('Enter');
	await expect(items).toHaveCount(9);
	await expect(items.nth(6)).toBeFocused();
	await page.route(REFRESH, (route) => route.fulfill({ status: 500 }));
	await more.click();
	await expect(loop).not.toHaveClass(/e-load-more-pagination-loading/);
	await expect(items).toHaveCount(9);
	await page.unroute(REFRESH);
	while ((await more.count()) > 0) {
		const count = await items.count();
		await more.click();
		await expect(items).not.toHaveCount(count);
	}
	await expect(loop).toHaveClass(/e-load-more-pagination-end/);
	await expect(loop.getByText('No more posts to show')).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await button('harbour').click();
	await expect(loop).not.toHaveClass(/e-load-more-pagination-end/);
});

test('the keyboard is enough, with the eye’s order', async ({ page }) => {
	await page.goto(PAGE);
	const { button, texts } = loopOf(page, '3250f01');
	const before = await texts();
	await button('places').focus();
	await page.keyboard.press('Space');
	await expect(button('places')).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(texts).not.toEqual(before);
	await expect(button('places')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect.poll(texts).toEqual(before);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the buttons of the form lead to the same addresses', async ({ page }) => {
		await page.goto(`${PAGE}?e-page-3250f01=2`);
		const { button, pressed, loop } = loopOf(page, '3250f02');
		await button('rib').click();
		await button('tender').click();
		expect(new URL(page.url()).searchParams.get('e-filter-3250f02-boat_type')).toBe('rib~tender');
		await button('porto-sereno').click();
		const { searchParams } = new URL(page.url());
		expect(searchParams.get('e-filter-3250f02-destination')).toBe('porto-sereno');
		expect(searchParams.get('e-page-3250f01')).toBe('2');
		await expect(button('rib')).toHaveAttribute('aria-pressed', 'true');
		await expect(loop.locator('.e-loop-item')).toHaveCount(2);
		expect(await pressed()).toHaveLength(3);
	});
});

test('the fleet is filtered by any of several kinds, and by all of several places', async ({
	page,
}) => {
	await page.goto('/fleet/');
	const { button, items } = loopOf(page, 'c514afe');
	await button('rib').click();
	await expect(items).toHaveCount(2);
	await button('tender').click();
	await expect(items).toHaveCount(3);
	await button('porto-sereno').click();
	await expect(items).toHaveCount(2);
	await button('cala-ventosa').click();
	await expect(items).toHaveCount(1);
	expect(search(page)).toBe(
		'?e-filter-c514afe-boat_type=rib~tender&e-filter-c514afe-destination=porto-sereno+cala-ventosa',
	);
	expect(await accessibilityViolations(page)).toEqual([]);
});
