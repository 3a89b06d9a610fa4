import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { startBuiltSite } from '../../support/built-site';
import { logIn } from '../support/log-in';
import { accessibilityViolations, watchErrors } from '../support/page-health';
import { inspectorOf } from './inspector-page';

const PATH = '/widgets/motion-scroll/';
/** A boat that moves up. */
const BOAT = 'b100001';
/** At this scroll position the boat is far from the middle of its way. */
const SCROLL = 150;

/** Returns the height of the painted boat above its box, in CSS pixels. */
function lift(element: Element): number {
	const moved = element.querySelector(':scope > .elementor-widget-container') as Element;
	return moved.getBoundingClientRect().top - element.getBoundingClientRect().top;
}

/** The largest difference in pixels from smoothing and rounding that no visitor sees. */
const NEAR_PX = 2;

/** Returns the difference between an element's lift and the given pixels. */
const liftedBy = (element: Locator, px: number) => async () =>
	Math.abs((await element.evaluate(lift)) - px);

test('a motion effect is changed, the page moves at once, and the file that is saved gives that page', async ({
	page,
	browser,
}) => {
	// A second site is started.
	test.slow();
	const errors = watchErrors(page);
	await logIn(page);
	const view = inspectorOf(page);
	await view.open(PATH);
	expect(await accessibilityViolations(page)).toEqual([]);
	await view.choose(BOAT);
	await view.device('Laptop').check();
	await expect(page.locator('.measure')).toContainText('1440 ×');
	expect(await view.frame.locator('body').evaluate(() => innerWidth)).toBe(1440);
	await view.scrollTo(SCROLL);
	const boat = view.wrapper(BOAT);
	// An element that moves with the scroll continues to move for some frames.
	let stored = Number.NaN;
	const change = async () => {
		const before = stored;
		stored = await boat.evaluate(lift);
		return Math.abs(stored - before);
	};
	await expect.poll(change, { intervals: [300] }).toBeLessThan(0.1);
	expect(Math.abs(stored)).toBeGreaterThan(20 * NEAR_PX);

	const motion = await view.group('Motion effects');
	const speed = motion.getByRole('spinbutton', { name: 'Vertical scroll: speed, as a number' });
	await expect(speed).toHaveValue('4');
	await speed.fill('8');
	await expect(boat).toHaveAttribute('data-settings', /"size":8/);
	await expect.poll(liftedBy(boat, stored * 2)).toBeLessThan(NEAR_PX);
	// The handler uses the changed setting as well as the sheet: after a first input the handler moves the boat.
	await view.frame.locator('body').click({ position: { x: 5, y: 5 } });
	await view.scrollTo(SCROLL + 1);
	await view.scrollTo(SCROLL);
	await expect.poll(liftedBy(boat, stored * 2)).toBeLessThan(NEAR_PX);
	await expect(view.panel.getByText('own', { exact: true }).first()).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);

	await view.button('Undo').click();
	await expect.poll(liftedBy(boat, stored)).toBeLessThan(NEAR_PX);
	await expect(speed).toHaveValue('4');
	await page.keyboard.press('Control+Shift+z');
	await expect.poll(liftedBy(boat, stored * 2)).toBeLessThan(NEAR_PX);

	const saved = page.waitForEvent('download');
	await view.button('Download motion-scroll.json').click();
	const download = await saved;
	expect(download.suggestedFilename()).toBe('motion-scroll.json');
	const text = readFileSync((await download.path()) as string, 'utf8');
	const shown = await boat.evaluate(lift);
	const frameHeight = await view.frame.locator('body').evaluate(() => innerHeight);

	const folder = mkdtempSync(join(tmpdir(), 'outrigger-edited-'));
	cpSync('content', folder, { recursive: true });
	writeFileSync(join(folder, 'pages/widgets/motion-scroll.json'), text);
	const site = await startBuiltSite({ CONTENT_DIR: folder });
	try {
		const visitor = await browser.newPage({ viewport: { width: 1440, height: frameHeight } });
		await visitor.goto(site.origin + PATH);
		await visitor.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), SCROLL);
		const own = visitor.locator(`.elementor-element-${BOAT}`);
		await expect.poll(liftedBy(own, shown)).toBeLessThan(NEAR_PX);
		await visitor.close();
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true });
	}
	expect(errors).toEqual([]);
});

test('a visitor without a login, or without the right to edit, gets the page and nothing of the view', async ({
	page,
}) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	for (const query of ['?elementor-preview', '?elementor-preview&in-view']) {
		const response = await page.goto(PATH + query);
		const html = (await response?.text()) ?? '';
		expect(html).toContain('elementor-element-b100001');
		expect(html).not.toMatch(/inspect|assets\/editor|id="inspector"/);
	}
	expect(files.filter((file) => /editor|inspect/.test(file))).toEqual([]);
});

test('a page of a thousand elements has a tree that is searched and walked at once', async ({
	browser,
}) => {
	test.slow();
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-huge-'));
	cpSync('content', folder, { recursive: true });
	const widget = (at: number) => ({
		id: `f${at.toString(16).padStart(6, '0')}`,
		elType: 'widget',
		widgetType: 'heading',
		settings: { title: `Buoy ${at}` },
		elements: [],
	});
	const box = (at: number) => ({
		id: `e${at.toString(16).padStart(6, '0')}`,
		elType: 'container',
		settings: [],
		elements: Array.from({ length: 19 }, (_, one) => widget(at * 19 + one)),
	});
	const content = Array.from({ length: 50 }, (_, at) => box(at));
	const huge = { title: 'Huge', type: 'wp-page', version: '0.4', page_settings: [], content };
	writeFileSync(join(folder, 'pages/huge.json'), JSON.stringify(huge));
	const site = await startBuiltSite({ CONTENT_DIR: folder });
	const context = await browser.newContext({ baseURL: site.origin });
	try {
		const page = await context.newPage();
		const errors = watchErrors(page);
		await logIn(page);
		const view = inspectorOf(page);
		await view.open('/huge/');
		// Selects by the attribute, because a selection by role computes the roles of a thousand lines each time.
		const lines = page.locator('[role="treeitem"]');
		await expect(lines.filter({ hasText: 'Container' }).first()).toBeVisible();
		expect(await lines.count()).toBeLessThanOrEqual(150);
		await view.find.fill('Buoy 949');
		await expect(lines.filter({ hasText: 'Buoy 949' })).toBeVisible();
		await view.find.fill('Buoy');
		// Fifty containers have the name of the first buoy inside them.
		await expect(lines.filter({ hasText: 'Buoy' })).toHaveCount(1000);
		await lines.first().focus();
		for (let times = 0; times < 30; times += 1) await page.keyboard.press('ArrowDown');
		await page.keyboard.press('End');
		await expect(lines.last()).toBeFocused();
		await page.keyboard.press('Enter');
		const motion = await view.group('Motion effects');
		await motion.getByRole('checkbox', { name: 'Scrolling effects' }).check();
		await motion.getByRole('checkbox', { name: 'Horizontal scroll' }).check();
		const last = view.wrapper((await lines.last().getAttribute('data-row'))?.split(' ')[1] ?? '');
		await expect(last).toHaveAttribute('data-settings', /translateX_effect/);
		// On a busy host a picture may fail with 503, so this error is left out.
		expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
	} finally {
		await context.close();
		await site.stop();
		rmSync(folder, { recursive: true });
	}
});
