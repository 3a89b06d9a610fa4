import { expect, type Page, test } from '@playwright/test';

/**
 * Records on the next page which elements take part in the browser's view transition; null if the browser shows the
 * page at once.
 */
async function watchArrivals(page: Page) {
	await page.addInitScript(() => {
		addEventListener('pagereveal', (event) => {
			const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
			Object.assign(globalThis, { arrival: viewTransition ? 'moving' : 'at once' });
			void viewTransition?.ready.then(() => {
				const travelling = document
					.getAnimations()
					.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
					.filter((name) => name.startsWith('::view-transition-group('));
				Object.assign(globalThis, { travelling });
			});
		});
	});
}

const travelling = (page: Page) =>
	page.evaluate(() => (globalThis as { travelling?: string[] }).travelling ?? []);
const arrival = (page: Page) =>
	page.evaluate(() => (globalThis as { arrival?: string }).arrival ?? '');

/** The view transition names of a page's elements, in the order of the page. */
const sharedNames = (page: Page) =>
	page.evaluate(() =>
		[...document.body.querySelectorAll('*')]
			.map((element) => getComputedStyle(element).getPropertyValue('view-transition-name'))
			.filter((name) => name !== 'none' && name !== ''),
	);

const boat = (page: Page) => page.locator('.boat-row').filter({ hasText: 'Petrel' });

test('the flag that travels is as wide as its picture, in the list and on the page', async ({
	page,
}) => {
	for (const [path, selector] of [
		['/fleet/', '.boat-row .flag'],
		['/fleet/marlin/', '.over .flag'],
	] as const) {
		await page.goto(path);
		const flag = page.locator(selector).first();
		const width = (one: Element) => Math.round(one.getBoundingClientRect().width);
		await expect(flag.locator('img')).toBeVisible();
		expect(await flag.evaluate(width), path).toBe(await flag.locator('img').evaluate(width));
	}
});

const expectTravelling = (page: Page, part: string) =>
	expect
		.poll(() => travelling(page), { timeout: 3_000 })
		.toContainEqual(expect.stringMatching(`^::view-transition-group\\(${part}-\\d+\\)$`));

test('a boat takes hull, name and flag from the list into her page, and back', async ({ page }) => {
	await watchArrivals(page);
	// A busy browser may show a page before it has read all of it; then no element takes part in the transition.
	await expect(async () => {
		await page.goto('/fleet/');
		await boat(page).click();
		await expect(page).toHaveURL('/fleet/petrel/');
		for (const part of ['hull', 'name', 'flag']) await expectTravelling(page, part);
	}).toPass();
	await expect(async () => {
		await page.goBack();
		await expect(page).toHaveURL('/fleet/');
		await expect.poll(() => arrival(page)).toBe('moving');
		await expectTravelling(page, 'hull').catch(async (error) => {
			await page.goForward();
			throw error;
		});
	}).toPass();
});

for (const [from, link, part] of [
	['/stories/', '.elementor-post__title a', 'picture'],
	['/destinations/', 'a.place', 'name'],
	['/', 'a.leg', 'name'],
] as const) {
	test(`${from} leads to its pages with the shared elements`, async ({ page }) => {
		await watchArrivals(page);
		await expect(async () => {
			await page.goto(from);
			await page.locator(link).first().click();
			await expect(page).not.toHaveURL(from);
			await expect
				.poll(() => travelling(page), { timeout: 3_000 })
				.toContainEqual(expect.stringContaining(`::view-transition-group(${part}-`));
		}).toPass();
	});
}

test('nothing travels where motion is not wanted', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await watchArrivals(page);
	await page.goto('/fleet/');
	await boat(page).click();
	await expect(page).toHaveURL('/fleet/petrel/');
	await expect.poll(() => arrival(page)).toBe('at once');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a boat has the same names of view transitions in the list and on its own page', async ({
		page,
	}) => {
		const names = async (path: string) => {
			const answer = await page.request.get(path);
			return [...(await answer.text()).matchAll(/ data-shared="([\w-]+)"/g)].map(
				([, name]) => name,
			);
		};
		const list = await names('/fleet/');
		const own = await names('/fleet/petrel/');
		expect(own).toHaveLength(3);
		expect(list).toEqual(expect.arrayContaining(own));
	});
});

// If two elements have the same name, a browser skips the whole transition.
test('no two elements of a page have one name', async ({ page }) => {
	for (const path of [
		'/',
		'/fleet/',
		'/fleet/petrel/',
		'/destinations/',
		'/destinations/isola-bruna/',
		'/stories/',
		'/stories/what-to-pack/',
		'/gallery/',
		'/?s=petrel',
	]) {
		await page.goto(path);
		const names = await sharedNames(page);
		expect(names, path).toHaveLength(await page.locator('[data-shared]').count());
		expect(names, path).toEqual([...new Set(names)]);
	}
});
