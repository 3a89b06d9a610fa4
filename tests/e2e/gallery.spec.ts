import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const items = (page: Page) => page.locator('.postcards .e-gallery-item:visible');

/** The boxes of all visible pictures, in page coordinates and in the order of the markup. */
const boxes = (page: Page, scope = '.postcards') =>
	page.locator(`${scope} .e-gallery-item:visible`).evaluateAll((all) =>
		all.map((item) => {
			for (const animation of item.getAnimations()) animation.cancel();
			const { left, top, right, bottom, width } = item.getBoundingClientRect();
			return { left, top: top + scrollY, right, bottom: bottom + scrollY, width };
		}),
	);

/** Returns the lower end of each column of boxes. */
function ends(all: Awaited<ReturnType<typeof boxes>>): number[] {
	const columns = new Map<number, number>();
	for (const { left, bottom } of all) {
		const key = Math.round(left);
		columns.set(key, Math.max(columns.get(key) ?? 0, bottom));
	}
	return [...columns.values()];
}

/** The largest distance between the ends of two columns of a few pictures, in widths of a column. */
const MOST_HOLE = 0.2;

test.use({ reducedMotion: 'reduce' });

test('the gallery page has no holes at any width, with script or without, and nothing shifts', async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await plain.goto('/gallery/');
	for (const [width, columns] of [
		[360, 2],
		[768, 3],
		[1280, 4],
		[1920, 5],
	] as const) {
		await plain.setViewportSize({ width, height: 900 });
		const all = await boxes(plain);
		expect(all).toHaveLength(30);
		const bottoms = ends(all);
		expect(bottoms).toHaveLength(columns);
		expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1.5);
		expect(Math.max(...all.map(({ right }) => right))).toBeLessThanOrEqual(width);
		const below = await plain.locator('.postcards .elementor-gallery__container').boundingBox();
		expect(Math.abs((below?.y ?? 0) + (below?.height ?? 0) - Math.max(...bottoms))).toBeLessThan(2);
	}
	await expect(plain.getByRole('button', { name: 'Aboard' })).toBeHidden();
	const before = await boxes(plain);
	await context.close();

	const page = await browser.newPage({ viewport: { width: 1920, height: 900 } });
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				Object.assign(window, {
					shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
				});
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/gallery/');
	await expect(page.getByRole('button', { name: 'Aboard' })).toBeVisible();
	expect((await boxes(page)).map(({ left }) => left)).toEqual(before.map(({ left }) => left));
	await page.mouse.wheel(0, 3000);
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
	await page.close();
});

test('titles leave the postcards of one subject, laid out anew, by pointer and key', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/gallery/');
	const aboard = page.getByRole('button', { name: 'Aboard' });
	await aboard.click();
	await expect(items(page)).toHaveCount(6);
	await expect(aboard).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByRole('status').filter({ hasText: '6 pictures' })).toHaveCount(1);
	const six = await boxes(page);
	expect(ends(six)).toHaveLength(4);
	expect(await accessibilityViolations(page)).toEqual([]);
	for (const name of ['Aboard', 'Harbour', 'Under way', 'The coast', 'Late light']) {
		for (const width of [1920, 1280, 768, 360]) {
			await page.setViewportSize({ width, height: 900 });
			await page.getByRole('button', { name }).click();
			const all = await boxes(page);
			const bottoms = ends(all);
			const hole = (Math.max(...bottoms) - Math.min(...bottoms)) / (all[0]?.width ?? 1);
			expect([name, width, hole < MOST_HOLE]).toEqual([name, width, true]);
		}
	}
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole('button', { name: 'Late light' }).press('Enter');
	await expect(items(page)).toHaveCount(7);
	await page.setViewportSize({ width: 700, height: 900 });
	const columns = async () => new Set((await boxes(page)).map(({ left }) => Math.round(left))).size;
	await expect.poll(columns).toBe(2);
	await page.getByRole('button', { name: 'All thirty' }).click();
	await expect(items(page)).toHaveCount(30);
	expect(ends(await boxes(page))).toHaveLength(2);
	expect(errors).toEqual([]);
});

test('rows of one height are full, and begin on the right where lines do', async ({ page }) => {
	await page.goto('/widgets/gallery/');
	const rowsOf = async () => {
		const all = await boxes(page, '.elementor-widget-gallery:has(.e-gallery-justified)');
		const rows = new Map<number, typeof all>();
		for (const box of all) {
			const top = Math.round(box.top);
			rows.set(top, [...(rows.get(top) ?? []), box]);
		}
		return [...rows.values()].map((row) => ({
			left: Math.min(...row.map(({ left }) => left)),
			right: Math.max(...row.map(({ right }) => right)),
			heights: new Set(row.map(({ top, bottom }) => Math.round(bottom - top))).size,
			first: row[0],
		}));
	};
	const rows = await rowsOf();
	expect(rows.length).toBeGreaterThan(2);
	for (const { left, right, heights } of rows.slice(0, -1)) {
		expect(heights).toBe(1);
		expect(right - left).toBeCloseTo((rows[0]?.right ?? 0) - (rows[0]?.left ?? 0), 0);
	}
	await page.evaluate(() => {
		document.documentElement.dir = 'rtl';
	});
	const [mirrored] = await rowsOf();
	expect(mirrored?.first?.right).toBe(mirrored?.right);
	const masonry = await boxes(page, '.elementor-widget-gallery:has([data-gallery-index="2"])');
	expect(masonry[0]?.right).toBe(Math.max(...masonry.map(({ right }) => right)));
});

test('of five hundred pictures no more than thirty are fetched before the visitor scrolls', async ({
	page,
}) => {
	await page.route('**/widgets/gallery/', async (route) => {
		const answer = await route.fetch();
		const html = await answer.text();
		const found = [...html.matchAll(/<a class="e-gallery-item[^>]*>.*?<\/a>/gs)]
			.map(([item]) => item)
			.find((item) => item.includes('loading="lazy"')) as string;
		const many = Array.from({ length: 500 }, (_, index) => {
			const item = found.replaceAll(/\.jpg(?= |")/g, `.jpg?picture=${index}`);
			return index < 24 ? item : item.replace('class="', 'class="e-picture-held ');
		});
		const begin = html.indexOf(found);
		const end = html.indexOf('</a></div>', begin) + 4;
		await route.fulfill({
			response: answer,
			body: html.slice(0, begin) + many.join('') + html.slice(end),
		});
	});
	const asked = new Set<string>();
	page.on('request', (request) => {
		const [, picture] = /[?]picture=(\d+)/.exec(request.url()) ?? [];
		if (picture) asked.add(picture);
	});
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/widgets/gallery/', { waitUntil: 'networkidle' });
	await expect(page.locator('.e-gallery-item')).not.toHaveCount(0);
	expect(asked.size).toBeGreaterThan(3);
	expect(asked.size).toBeLessThanOrEqual(30);
	await page.mouse.wheel(0, 4000);
	await expect.poll(() => asked.size).toBeGreaterThan(30);
	// A few pictures load with each frame; this takes two seconds on a machine without other work.
	await expect(page.locator('.e-picture-held')).toHaveCount(0, { timeout: 30_000 });
});
