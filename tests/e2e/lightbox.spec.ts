import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const PAGE = '/widgets/image/';

const lightbox = (page: Page) => page.locator('dialog.elementor-lightbox');
const member = (page: Page, index: number) =>
	page.locator(`a[data-elementor-lightbox-index="${index}"]`);
const ladder = (page: Page) => page.getByRole('link', { name: 'The swimming ladder' });

test.use({ reducedMotion: 'reduce' });

test('a slideshow is led by keys, buttons and fingers, goes round, and gives the focus back', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const opener = member(page, 1);
	const dialog = lightbox(page);
	const counter = dialog.getByRole('status');
	await opener.focus();
	const place = () => page.evaluate(() => [scrollY, document.body.clientWidth]);
	const before = await place();
	await page.keyboard.press('Enter');

	await test.step('it is a named modal dialog, with the pressed picture', async () => {
		await expect(page.getByRole('dialog', { name: 'Inside looking out' })).toBeVisible();
		await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
		expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
		await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/inside-the-cave\.jpg$/);
		await expect(counter).toHaveText('1 / 31 of 3: Inside looking out');
		await expect(dialog.locator('[data-loading]')).toHaveCount(0);
		expect(await accessibilityViolations(page)).toEqual([]);
	});

	await test.step('its neighbours are there before they are shown', async () => {
		const files = () =>
			page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
		await expect
			.poll(files)
			.toContainEqual(expect.stringMatching(/\/under-the-pines(-\d+x[6-9]\d\d|-\d+x\d{4})?\.jpg$/));
		await expect
			.poll(files)
			.toContainEqual(
				expect.stringMatching(/\/beach-from-above(-\d+x[6-9]\d\d|-\d+x\d{4})?\.jpg$/),
			);
	});

	await test.step('keys and buttons lead round', async () => {
		await page.keyboard.press('ArrowLeft');
		await expect(dialog).toHaveAccessibleName('Parasols');
		await expect(counter).toContainText('3 / 3');
		await page.keyboard.press('ArrowRight');
		await expect(counter).toContainText('1 / 3');
		await page.keyboard.press('Tab');
		await expect(dialog.getByRole('button', { name: 'Share' })).toBeFocused();
		await dialog.getByRole('button', { name: 'Previous' }).focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(dialog).toHaveAccessibleName('Under the pines');
		await page.keyboard.press('Tab');
		await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
	});

	await test.step('the page behind stands still', async () => {
		await page.mouse.wheel(0, 2000);
		await page.keyboard.press('PageDown');
		expect(await place()).toEqual(before);
	});

	const closings: Record<string, () => Promise<unknown>> = {
		escape: () => page.keyboard.press('Escape'),
		'close button': () => dialog.getByRole('button', { name: 'Close' }).click(),
		'beside the picture': () => page.mouse.click(640, 8),
	};
	for (const [way, close] of Object.entries(closings)) {
		await test.step(`it closes by ${way}`, async () => {
			if ((await dialog.count()) === 0) await opener.press('Enter');
			await dialog.getByRole('img').click();
			await expect(dialog).toHaveJSProperty('open', true);
			await close();
			await expect(dialog).toHaveCount(0);
			await expect(opener).toBeFocused();
			expect(await place()).toEqual(before);
		});
	}
	expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
	expect(errors).toEqual([]);
});

test('on a phone a finger leads through a slideshow, and every target is large enough', async ({
	browser,
}) => {
	const context = await browser.newContext({
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
		reducedMotion: 'reduce',
	});
	const page = await context.newPage();
	await page.goto(PAGE);
	await member(page, 1).tap();
	const dialog = lightbox(page);
	await expect(dialog).toHaveAccessibleName('Inside looking out');
	await expect(dialog.locator('[data-loading]')).toHaveCount(0);
	const client = await context.newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
		client.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: x === undefined ? [] : [{ x, y: 400 }],
		});
	for (const [from, to, name] of [
		[300, 100, 'Under the pines'],
		[100, 300, 'Inside looking out'],
	] as const) {
		await touch('touchStart', from);
		await touch('touchMove', (from + to) / 2);
		await touch('touchMove', to);
		await touch('touchEnd');
		await expect(dialog).toHaveAccessibleName(name);
	}
	for (const button of await dialog.getByRole('button').all()) {
		const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		await expect(button).toBeInViewport({ ratio: 1 });
	}
	const { width = 999 } = (await dialog.getByRole('img').boundingBox()) ?? {};
	expect(width).toBeLessThanOrEqual(390);
	await context.close();
});

test('a link opens its picture by itself, a film at a service plays in a frame after the click', async ({
	page,
}) => {
	const foreign: string[] = [];
	await page.route(
		(url) => url.hostname !== '127.0.0.1',
		(route) => {
			foreign.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
		},
	);
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const dialog = lightbox(page);
	await ladder(page).click();
	await expect(dialog).toHaveAccessibleName('First one in');
	await expect(dialog.getByRole('figure')).toContainText('The ladder folds out of the platform');
	await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	expect(foreign).toEqual([]);
	await page.getByRole('link', { name: 'a film of an evening at sea' }).click();
	await expect(dialog.getByTitle('a film of an evening at sea')).toHaveAttribute(
		'sandbox',
		/^allow-scripts /,
	);
	await expect
		.poll(() => foreign)
		.toEqual(['https://www.youtube-nocookie.com/embed/XHOmBV4js_E?playsinline=1&rel=0']);
	expect(errors).toEqual([]);
});

test('the address opens pictures that an element of the page declares, in any spelling, and nothing else', async ({
	page,
}) => {
	await page.goto(PAGE);
	const declared = (await ladder(page).getAttribute('data-e-action-hash')) ?? '';
	const arrive = async (hash: string) => {
		await page.goto('about:blank');
		await page.goto(PAGE + hash);
	};
	for (const hash of [declared, decodeURIComponent(declared)]) {
		await arrive(hash);
		await expect(lightbox(page)).toHaveAccessibleName('First one in');
	}
	await page.keyboard.press('Escape');
	await expect(ladder(page)).toBeFocused();
	const forged = { url: '/wp-content/uploads/2026/05/under-the-pines.jpg', slideshow: undefined };
	await arrive(writeUrlAction({ name: 'lightbox', settings: forged }));
	await page.waitForLoadState('networkidle');
	await expect(lightbox(page)).toHaveCount(0);
});

test('no picture of the gallery leaves the page, and a key opens it beside it', async ({
	page,
	context,
}) => {
	await page.goto('/gallery/');
	const pictures = page.locator('main a[href$=".jpg"]');
	const first = pictures.first();
	const title = (await first.getAttribute('data-elementor-lightbox-title')) ?? '';
	await first.click();
	await expect(lightbox(page)).toHaveAccessibleName(title);
	await page.keyboard.press('Escape');
	await expect(lightbox(page)).toHaveCount(0);

	await test.step('nor does a link that was written by hand', async () => {
		await first.evaluate((link) => {
			for (const name of link.getAttributeNames()) {
				if (name.startsWith('data-')) link.removeAttribute(name);
			}
		});
		await first.click();
		await expect(lightbox(page)).toBeVisible();
		await page.keyboard.press('Escape');
	});

	await expect(page).toHaveURL(/\/gallery\/$/);
	const opened = context.waitForEvent('page');
	await first.click({ modifiers: ['ControlOrMeta'] });
	await expect(await opened).toHaveURL(/\.jpg$/);
	await expect(lightbox(page)).toHaveCount(0);
});

test('pictures of a block gallery are one slideshow, and a picture of the text opens alone', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/image-gallery/');
	const links = page.locator('.wp-block-gallery a');
	const dialog = lightbox(page);
	await expect(links).toHaveCount(3);
	await links.nth(1).press('Enter');
	await expect(dialog.getByRole('status')).toContainText('2 / 3');
	await expect(dialog).toHaveAccessibleName('A beach from above');
	await expect(dialog.locator('figcaption')).toHaveText('From above');
	await page.keyboard.press('ArrowRight');
	await expect(dialog.getByRole('status')).toContainText('3 / 3');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(links.nth(1)).toBeFocused();
	await page.getByRole('link', { name: 'the gull' }).click();
	await expect(dialog.locator('img')).toHaveAttribute('src', /gull-on-buoy\.jpg$/);
	await expect(dialog.getByRole('status')).toHaveCount(0);
	await page.keyboard.press('Escape');
	expect(errors).toEqual([]);
});

test('without script a link leads to the picture', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
	await ladder(page).click();
	await expect(page).toHaveURL(/\/uploads\/2026\/05\/swim-ladder\.jpg$/);
	await context.close();
});

test('no picture link leaves the page in a text, in a list that was refreshed or in a popup', async ({
	page,
}) => {
	const picture = '/wp-content/uploads/2026/06/the-boathouse-in-winter-150x150.jpg';
	const opensAndCloses = async (link: Locator, address: RegExp) => {
		await link.click();
		await expect(lightbox(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(lightbox(page)).toHaveCount(0);
		await expect(page).toHaveURL(address);
	};
	const pictureLink = `<a class="by-hand" href="${picture}">The boathouse</a>`;
	const byHand = page.locator('.by-hand').first();

	await test.step('in the text of a story', async () => {
		await page.route('**/stories/the-boathouse-in-winter/', async (route) => {
			const response = await route.fetch();
			const html = (await response.text()).replace(
				/<main[\s\S]*?<p>/,
				(start) => start + pictureLink,
			);
			await route.fulfill({ response, body: html });
		});
		await page.goto('/stories/the-boathouse-in-winter/');
		await opensAndCloses(byHand, /\/the-boathouse-in-winter\/$/);
	});

	await test.step('in a list that was refreshed', async () => {
		await page.route('**/refresh-loop', async (route) => {
			const response = await route.fetch();
			const { data } = (await response.json()) as { data: string };
			await route.fulfill({
				response,
				json: {
					data: data
						.replace('<article', `${pictureLink}<article`)
						.replace(/(<div [^>]*class="[^"]*e-loop-item[^"]*"[^>]*>)/, `$1${pictureLink}`),
				},
			});
		});
		await page.goto('/fleet/');
		await page.getByRole('button', { name: 'RIB' }).first().click();
		await opensAndCloses(byHand, /\/fleet\/\?/);
	});

	await test.step('in a popup, above which it opens', async () => {
		await page.goto('/widgets/popups/dialog/');
		await page.getByRole('link', { name: 'Plain', exact: true }).click();
		const popup = page.locator('dialog.elementor-popup-modal');
		await popup
			.locator('.elementor-widget-container')
			.first()
			.evaluate((place, href) => {
				const link = Object.assign(document.createElement('a'), {
					href,
					textContent: 'The boathouse',
				});
				link.className = 'by-hand';
				place.append(link);
			}, picture);
		await opensAndCloses(byHand, /\/dialog\/$/);
		await expect(popup).toBeVisible();
	});
});
