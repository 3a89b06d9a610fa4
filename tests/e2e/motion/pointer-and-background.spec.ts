import { expect, type Page, test } from '@playwright/test';

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

/** The handler comes with the first move that the page's script sees. */
async function moveUntilRunning(page: Page): Promise<void> {
	let x = 10;
	await expect(async () => {
		x += 10;
		await page.mouse.move(x, 300);
		expect(await page.locator('.elementor-motion-effects-element').count()).toBeGreaterThan(0);
	}).toPass();
}

test('what follows the pointer moves away, with it, or tilts, by its place in the window', async ({
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
	// 90 % and 25 %: 40 and −25 away from the middle.
	await expect.poll(() => moved('opposite')).toEqual([-40, 25]);
	await expect.poll(() => moved('direct')).toEqual([80, -50]);
	const [, , m11 = 0, m13 = 0, m22 = 0] = await matrixOf(
		page,
		'#tilt > .elementor-widget-container',
	);
	// Speed 4 counts as .4: rotateX 10°, rotateY 16°.
	expect(m22).toBeCloseTo(Math.cos((10 * Math.PI) / 180), 2);
	expect(m11).toBeCloseTo(Math.cos((16 * Math.PI) / 180), 2);
	expect(Math.abs(m13)).toBeGreaterThan(0.1);
	await expect(page.locator('#tilt')).toHaveCSS('perspective', '1200px');
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
		}).toPass({ timeout: 5000 });
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
});
