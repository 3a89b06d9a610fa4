import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';

const MOUSE = '/widgets/motion-mouse/';
const BACKGROUND = '/widgets/motion-background/';
const SIZE = { width: 1000, height: 800 };

test.use({ viewport: SIZE });

function matrixOf(page: Page, selector: string): Promise<number[]> {
	return page.locator(selector).evaluate((node) => {
		const { transform } = getComputedStyle(node);
		const { m11, m13, m22, m23, m41, m42 } = new DOMMatrix(transform === 'none' ? '' : transform);
		return [m41, m42, m11, m13, m22, m23].map((value) => Math.round(value * 1000) / 1000);
	});
}

/** Moves the pointer until the handler runs: it loads with the first move that the page's script sees. */
async function moveUntilRunning(page: Page): Promise<void> {
	let x = 10;
	await expect(async () => {
		x += 10;
		await page.mouse.move(x, 300);
		expect(await page.locator('.elementor-motion-effects-element').count()).toBeGreaterThan(0);
	}).toPass();
}

test('an element that follows the pointer moves away, with it, or tilts, by its place in the window', async ({
	page,
}) => {
	await page.goto(MOUSE, { waitUntil: 'domcontentloaded' });
	expect(await matrixOf(page, '#opposite > .elementor-widget-container')).toEqual([
		0, 0, 1, 0, 1, 0,
	]);
	await moveUntilRunning(page);
	await page.mouse.move(900, 200);
	const moved = async (id: string) =>
		(await matrixOf(page, `#${id} > .elementor-widget-container`)).slice(0, 2);
	// The pointer is at 90 % and 25 %: 40 and −25 percent away from the middle.
	await expect.poll(() => moved('opposite')).toEqual([-40, 25]);
	await expect.poll(() => moved('direct')).toEqual([80, -50]);
	const [, , m11 = 0, m13 = 0, m22 = 0, m23 = 0] = await matrixOf(
		page,
		'#tilt > .elementor-widget-container',
	);
	// Speed 4 counts as .4, which gives rotateX 10° and rotateY 16°: the upper right corner moves back.
	expect(m22).toBeCloseTo(Math.cos((10 * Math.PI) / 180), 2);
	expect(m11).toBeCloseTo(Math.cos((16 * Math.PI) / 180), 2);
	expect(m13).toBeLessThan(-0.2);
	expect(m23).toBeGreaterThan(0.1);
	await expect(page.locator('#tilt')).toHaveCSS('perspective', '1200px');
	for (const [width, share] of [
		[390, 0.1],
		[900, 0.3],
		[1100, 0.6],
		[1400, 0.75],
		[1700, 0.95],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.mouse.move(width * share, 800 * share);
		const away = 100 * share - 50;
		const places = async () => {
			const all = await Promise.all([moved('opposite'), moved('direct')]);
			return all.flat().map((value) => Math.round(value));
		};
		const wanted = [-away, -away, 2 * away, 2 * away].map((value) => Math.round(value));
		await expect.poll(places, { message: `${width} px` }).toEqual(wanted);
		const [, , cosY = 0, , cosX = 0] = await matrixOf(
			page,
			'#tilt-away > .elementor-widget-container',
		);
		// Speed 2 counts as .2 degrees for each percent.
		const cosine = Math.cos((0.2 * away * Math.PI) / 180);
		expect(cosY).toBeCloseTo(cosine, 2);
		expect(cosX).toBeCloseTo(cosine, 2);
	}
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect.poll(() => moved('opposite')).toEqual([0, 0]);
	await expect(page.locator('.elementor-motion-effects-perspective')).toHaveCount(0);
});

test('a background’s layer is larger than its box by ten times the speed and stays inside', async ({
	page,
}) => {
	await page.goto(BACKGROUND, { waitUntil: 'domcontentloaded' });
	const layerOf = (id: string) =>
		page.locator(
			`#${id} > .elementor-motion-effects-container > .elementor-motion-effects-layer, #${id} > .elementor-widget-wrap > .elementor-motion-effects-container > .elementor-motion-effects-layer`,
		);
	await moveUntilRunning(page);
	await page.mouse.move(250, 410);
	const measure = (id: string) =>
		layerOf(id).evaluate((layer) => {
			const box = layer.parentElement?.getBoundingClientRect() as DOMRect;
			const own = layer.getBoundingClientRect();
			const percent = Math.min(
				1,
				Math.max(0, (innerHeight - box.top) / (innerHeight + box.height)),
			);
			return {
				percent,
				grown: [own.width / box.width, own.height / box.height].map((one) => Math.round(one * 100)),
				offset: [own.left - box.left, own.top - box.top],
				room: [own.width - box.width, own.height - box.height],
				picture: getComputedStyle(layer).backgroundImage,
			};
		});
	for (const top of [0, 300, 700]) {
		await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
		await expect(async () => {
			const { percent, grown, offset, room, picture } = await measure('deep');
			expect(grown).toEqual([100, 140]);
			expect(picture).toContain('url(');
			expect(Math.abs((offset[1] ?? 0) + (room[1] ?? 0) * percent)).toBeLessThan(1.5);
		}).toPass({ timeout: 20_000 });
	}
	await page.evaluate(() =>
		document.getElementById('pointer')?.scrollIntoView({ behavior: 'instant', block: 'center' }),
	);
	expect((await measure('sideways')).grown).toEqual([130, 100]);
	expect((await measure('pointer')).grown).toEqual([110, 110]);
	expect((await measure('column')).grown).toEqual([100, 140]);
	expect((await measure('section')).picture).toContain('linear-gradient');
	await expect
		.poll(async () => {
			const { offset, room } = await measure('pointer');
			return (offset[0] ?? 0) / (room[0] ?? 1);
		})
		.toBeCloseTo(-0.25, 1);
	await page.emulateMedia({ media: 'print' });
	for (const id of ['deep', 'pointer']) {
		expect(await measure(id)).toMatchObject({ grown: [100, 100], offset: [0, 0] });
	}
});

test('markup as a WordPress sends it, without a layer, gets its layer once', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(BACKGROUND, { waitUntil: 'domcontentloaded' });
	await moveUntilRunning(page);
	const count = await page.evaluate(() => {
		const made = ['deep', 'section', 'deep'].map((id, nth) => {
			const copy = document.getElementById(id)?.cloneNode(true) as HTMLElement;
			copy.id = `sent-${nth}`;
			for (const layer of copy.querySelectorAll('.elementor-motion-effects-container')) {
				layer.remove();
			}
			return copy;
		});
		// The third element is of the kind whose background waits.
		made[2]?.setAttribute('data-lazy-background', '4320');
		document.getElementById('deep')?.before(...made);
		// On `pageshow` the page attaches handlers to new elements.
		for (let time = 0; time < 2; time += 1) {
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		}
		return made.length;
	});
	const layers = page.locator(
		'[id^=sent-] > .elementor-motion-effects-container > .elementor-motion-effects-layer',
	);
	await expect(layers).toHaveCount(count);
	const look = (nth: number) =>
		layers.nth(nth).evaluate((layer) => {
			const box = layer.parentElement?.getBoundingClientRect() as DOMRect;
			const own = layer.getBoundingClientRect();
			const share = [own.width / box.width, own.height / box.height];
			return [
				...share.map((one) => Math.round(one * 100)),
				getComputedStyle(layer).backgroundImage.replace(/\(.*/, ''),
				getComputedStyle(layer).transform === 'none',
			];
		});
	for (const nth of [0, 1, 2]) {
		await layers.nth(nth).scrollIntoViewIfNeeded();
		await expect
			.poll(() => look(nth))
			.toEqual(nth === 1 ? [160, 100, 'linear-gradient', false] : [100, 140, 'url', false]);
	}
	await expect(page.locator('#sent-2')).toHaveClass(/e-lazyloaded/);
	expect(errors).toEqual([]);
});

test.describe('on a phone, without script', () => {
	test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

	test('the picture of a moving background far below is fetched when it comes near', async ({
		page,
	}) => {
		const pictures: string[] = [];
		page.on('request', (request) => pictures.push(request.url()));
		await page.goto('/');
		const isFetched = () => pictures.some((url) => url.includes('golden-coast'));
		expect(isFetched()).toBe(false);
		await page.locator('.elementor-motion-effects-layer').first().scrollIntoViewIfNeeded();
		await expect.poll(isFetched).toBe(true);
	});
});
