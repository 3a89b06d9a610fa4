import { expect, test } from '@playwright/test';
import { LAYOUT_SHIFT_LIMIT } from './support/page-health';

const FONT_DELAY_MS = 800;
/** Script files before a widget of the page's own is near. */
const MOST_SCRIPT_FILES = 8;

for (const width of [390, 1440]) {
	test(`a first visit at ${width} px shows the brand's type, and nothing moves when it comes`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 860 });
		await page.route(/\.woff2$/, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
			await route.continue();
		});
		await page.addInitScript(() => {
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
					(window as unknown as { moved: number }).moved += entry.value;
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await page.waitForFunction(() =>
			['Archivo', 'Newsreader'].every((family) =>
				[...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
			),
		);
		await page.waitForTimeout(200);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('DOM.enable');
		await devtools.send('CSS.enable');
		const { root } = await devtools.send('DOM.getDocument');
		const { nodeId } = await devtools.send('DOM.querySelector', {
			nodeId: root.nodeId,
			selector: 'h1',
		});
		const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
		expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
		const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
		expect(moved).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	});
}

test('a page without a widget that has script near fetches few files on a phone', async ({
	browser,
	baseURL,
}) => {
	const page = await browser.newPage({ baseURL, hasTouch: true, isMobile: true });
	const files: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') files.push(request.url());
	});
	await page.setViewportSize({ width: 412, height: 823 });
	await page.goto('/imprint/', { waitUntil: 'networkidle' });
	expect(files.length).toBeGreaterThan(0);
	expect(files.length).toBeLessThanOrEqual(MOST_SCRIPT_FILES);
});
