import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, startBuiltSite } from '../../support/built-site';
import { accessibilityViolations, watchErrors } from '../support/page-health';
import { type CollectStandIn, startCollectStandIn } from './collect-stand-in';

/** A site with statistics, and the collector, for all tests of this file. */
let site: BuiltSite;
let provider: CollectStandIn;
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
	provider = await startCollectStandIn();
	site = await startBuiltSite({
		GA_MEASUREMENT_ID: 'G-TEST1234',
		GA_COLLECT_URL: provider.address,
	});
});
test.afterAll(async () => {
	provider.stop();
	await site.stop();
});
test.beforeEach(() => {
	provider.events.length = 0;
});

const question = (page: Page) => page.getByRole('dialog', { name: 'May we?' });
const button = (page: Page, name: string) =>
	question(page).getByRole('button', { name, exact: true });
const names = () => provider.events.map(({ name }) => name);
/** Returns the hits that the page could not send yet. */
const waiting = (page: Page) =>
	page.evaluate(() => sessionStorage.getItem('outrigger-analytics-waiting'));
const collectorFiles = (page: Page) =>
	page.evaluate(
		() =>
			performance.getEntriesByType('resource').filter(({ name }) => /collector/.test(name)).length,
	);

test('a dialog requests consent, by keyboard too, and a visitor who refuses is not counted', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const response = await page.goto(`${site.origin}/imprint/`);
	const policy = response?.headers()['content-security-policy'] ?? '';
	expect(policy).toContain(`connect-src 'self' ${new URL(provider.address).origin};`);
	await expect(question(page)).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		const [refuse, accept] = await Promise.all(
			['Refuse', 'Allow'].map((name) => button(page, name).boundingBox()),
		);
		expect(refuse?.height).toBe(accept?.height);
		expect(Math.abs((refuse?.width ?? 0) - (accept?.width ?? 9))).toBeLessThan(1);
	}
	await page.keyboard.press('Tab');
	expect(await question(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
		true,
	);
	await button(page, 'Choose').click();
	await expect(question(page).getByRole('checkbox', { name: /Statistics/ })).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
	await button(page, 'Refuse').click();
	await expect(question(page)).toHaveCount(0);
	await page.goto(`${site.origin}/stories/`, { waitUntil: 'networkidle' });
	await expect(question(page)).toHaveCount(0);
	expect([names(), await collectorFiles(page)]).toEqual([[], 0]);
	expect(errors).toEqual([]);
});

/** Moves the pointer over the searches, so that their script is loaded before the network is lost. */
async function touchSearches(page: Page): Promise<void> {
	for (const search of await page.locator('[data-widget_type^="search"]').all())
		await search.dispatchEvent('pointermove');
	await page.waitForLoadState('networkidle');
}

test('the statistics count a visitor who allows it, until the visitor takes it back', async ({
	page,
	context,
}) => {
	const errors = watchErrors(page);
	await page.goto(`${site.origin}/stories/anchoring-over-sand/`);
	await button(page, 'Allow').click();
	await expect.poll(names).toEqual(['page_view']);
	expect(provider.events[0]).toMatchObject({
		method: 'POST',
		parameters: { v: '2', tid: 'G-TEST1234', gcs: 'G101', npa: '1', _fv: '1', _ss: '1' },
	});
	expect(provider.events[0]?.parameters.dl).toBe(page.url());

	await page.locator('.elementor-share-btn_copy-link').click();
	await expect.poll(names).toContain('share');
	// Without a network the hit waits; it is sent when the network returns.
	await touchSearches(page);
	await context.setOffline(true);
	await page.evaluate(() =>
		dispatchEvent(new CustomEvent('elementor/popup/show', { detail: { id: 9 } })),
	);
	expect(await waiting(page)).toContain('en=popup_shown');
	expect(names()).not.toContain('popup_shown');
	await context.setOffline(false);
	await expect.poll(names).toContain('popup_shown');

	await page.goto(`${site.origin}/imprint/`);
	await expect.poll(() => names().filter((name) => name === 'page_view')).toHaveLength(2);
	const [first, second] = provider.events.filter(({ name }) => name === 'page_view');
	expect(second?.parameters.cid).toBe(first?.parameters.cid);
	expect(second?.parameters._fv).toBeUndefined();

	// A hit is still waiting when the visitor withdraws the consent.
	await page.getByRole('link', { name: 'Privacy settings' }).click();
	await expect(question(page)).toBeFocused();
	await expect(question(page).getByRole('checkbox', { name: /Statistics/ })).toBeChecked();
	const before = names().length;
	await touchSearches(page);
	await context.setOffline(true);
	await page.evaluate(() =>
		dispatchEvent(new CustomEvent('elementor/popup/show', { detail: { id: 9 } })),
	);
	expect(await waiting(page)).toContain('en=popup_shown');
	await button(page, 'Refuse').click();
	await expect.poll(() => waiting(page)).toBeNull();
	await context.setOffline(false);
	await page.reload({ waitUntil: 'networkidle' });
	expect(names().slice(before)).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem('outrigger-analytics'))).toBeNull();
	expect(errors).toEqual([]);
});

test('a browser without beacons gets the dialog, and a browser without storage counts this page', async ({
	page,
}) => {
	await page.addInitScript(() => {
		navigator.sendBeacon = () => false;
		Storage.prototype.setItem = () => {
			throw new DOMException('refused', 'QuotaExceededError');
		};
	});
	await page.goto(`${site.origin}/imprint/`);
	await button(page, 'Allow').click();
	await expect
		.poll(() => provider.events.map(({ name, method }) => `${method} ${name}`))
		.toEqual(['GET page_view']);
	await page.goto(`${site.origin}/imprint/`);
	await expect(question(page)).toBeVisible();
});

test('popups, forms, filters and links away are counted', async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem(
			'outrigger-consent',
			JSON.stringify({ version: 1, decidedAt: Date.now(), choices: { statistics: true } }),
		),
	);
	await page.goto(`${site.origin}/fleet/`);
	await expect.poll(names).toEqual(['page_view']);
	await page
		.locator('.elementor-widget-taxonomy-filter button, .elementor-widget-taxonomy-filter a')
		.nth(1)
		.click();
	await expect.poll(names).toContain('filter');
	expect(provider.events.at(-1)?.parameters['ep.filters']).toMatch(/^boat_type=|^destination=/);
	await page.evaluate(() => {
		const link = document.createElement('a');
		Object.assign(link, { href: 'https://away.example/x', textContent: 'Away' });
		link.addEventListener('click', (event) => event.preventDefault());
		document.body.append(link);
		link.click();
	});
	await expect.poll(names).toContain('click');
});

test('in Arabic it reads from the right, and without motion it stands still', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const arabic = await startBuiltSite({
		GA_MEASUREMENT_ID: 'G-TEST1234',
		GA_COLLECT_URL: provider.address,
		LANGUAGE: 'ar-EG',
	});
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${arabic.origin}/imprint/`);
	const dialog = page.locator('.e-consent');
	await expect(dialog).toContainText('رفض');
	const box = await dialog.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
	expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
	await arabic.stop();
});
