import { expect, type Page, test } from '@playwright/test';
import { expectNoPopup, expectPopup, logIn, openPopup, popupPath, visit } from './popup-page';

test.use({ viewport: { width: 1280, height: 800 } });

const counters = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}'));

test('page views: counted on every page of the site, from the first look on', async ({ page }) => {
	await visit(page, 'page-views');
	await expectNoPopup(page);
	await expect.poll(async () => (await counters(page)).pageViews).toBe(1);
	await page.goto('/imprint/');
	await expect.poll(async () => (await counters(page)).pageViews).toBe(2);
	await visit(page, 'page-views');
	await expect(openPopup(page)).toBeVisible();
	expect(await counters(page)).toMatchObject({
		pageViews: 3,
		sessions: 1,
		popup_32080_page_views_initialPageViews: 1,
	});
});

test('sessions: another tab is another session', async ({ page, context }) => {
	await visit(page, 'sessions');
	await page.reload();
	await expectNoPopup(page);
	const other = await context.newPage();
	await visit(other, 'sessions');
	await expect(openPopup(other)).toBeVisible();
});

test('times: twice a week, and again when the week is over', async ({ page }) => {
	const start = Date.UTC(2026, 4, 30, 12);
	await page.clock.setFixedTime(start);
	for (const day of [0, 2]) {
		await page.clock.setFixedTime(start + day * 86_400_000);
		await visit(page, 'times');
		await expect(openPopup(page)).toBeVisible();
	}
	expect((await counters(page)).__expiration).toEqual({
		'popup-32100-impressions-count': start + 604_800_000,
	});
	await page.clock.setFixedTime(start + 604_800_000 - 1);
	await page.reload();
	await expectNoPopup(page);
	await page.clock.setFixedTime(start + 604_800_000);
	await page.reload();
	await expect(openPopup(page)).toBeVisible();
	expect((await counters(page))['popup-32100-impressions-count']).toBe(1);
});

test('times: once a day, a month, or ever, from the first showing on', async ({ page }) => {
	const start = Date.UTC(2026, 4, 30, 12);
	for (const [slug, seconds] of [
		['times-day', 86_400],
		['times-month', 2_628_288],
		['times-ever', null],
	] as const) {
		const visitAfter = async (ms: number) => {
			await page.clock.setFixedTime(start + ms);
			await page.goto(popupPath(slug));
		};
		await visitAfter(0);
		await expectPopup(page, true);
		await visitAfter((seconds ?? 3e8) * 1000 - 1);
		await expectPopup(page, false);
		if (seconds === null) continue;
		await visitAfter(seconds * 1000);
		await expectPopup(page, true);
	}
});

test('times: once a session, which is a tab', async ({ page, context }) => {
	await page.goto(popupPath('times-session'));
	await expectPopup(page, true);
	await page.reload();
	await expectPopup(page, false);
	const other = await context.newPage();
	await other.goto(popupPath('times-session'));
	await expectPopup(other, true);
});

test('times: where closings are counted, a popup that was never closed comes back', async ({
	page,
}) => {
	await page.goto(popupPath('times-close'));
	await expectPopup(page, true);
	await page.reload();
	await expectPopup(page, true);
	await page.keyboard.press('Escape');
	await expect(openPopup(page)).toHaveCount(0);
	await page.reload();
	await expectPopup(page, false);
});

test('url: the address that a visitor came from has to match', async ({ page, baseURL }) => {
	for (const [query, isShown] of [
		['', false],
		['?from=nowhere', false],
		['?from=mail', true],
	] as const) {
		await page.goto(popupPath('url'), { referer: `${baseURL}/${query}` });
		await expectPopup(page, isShown);
	}
});

test('url: a text in that address shows it, or hides it', async ({ page, baseURL }) => {
	for (const [slug, query, isShown] of [
		['url-text', '', false],
		['url-text', '?from=club', true],
		['url-hide', '?from=club', false],
		['url-hide', '', true],
	] as const) {
		await page.goto(popupPath(slug), { referer: `${baseURL}/${query}` });
		await expectPopup(page, isShown);
	}
});

test('sources: the rule distinguishes a search engine from another site, a direct visit is external', async ({
	page,
}) => {
	for (const [slug, referer, isShown] of [
		['sources-search', 'https://www.google.it/', true],
		['sources-search', 'https://duckduckgo.com/', false],
		['sources-external', 'https://duckduckgo.com/', true],
		['sources-external', 'https://www.google.it/', false],
		['sources-external', undefined, true],
	] as const) {
		await page.goto(popupPath(slug), referer ? { referer } : {});
		await expectPopup(page, isShown);
	}
});

test('sources: from this site, not directly', async ({ page }) => {
	await visit(page, 'sources');
	await expectNoPopup(page);
	await page.goto('/widgets/popups/');
	await page.getByRole('main').getByRole('link', { name: 'Kind of origin' }).click();
	await expect(openPopup(page)).toBeVisible();
});

test('logged in: hidden from the named roles or from all users; the page sends one query', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/graphql')) asked.push(request.method());
	});
	await visit(page, 'logged-in');
	await expect(openPopup(page)).toBeVisible();
	expect(asked).toEqual(['POST']);
	await page.goto(popupPath('logged-in-all'));
	await expectPopup(page, true);
	await logIn(page, 'keeper');
	await visit(page, 'logged-in');
	await expectNoPopup(page);
	await logIn(page, 'guest');
	await page.goto(popupPath('logged-in'));
	await expectPopup(page, true);
	await visit(page, 'logged-in-all');
	await expectNoPopup(page);
});

test('logged in: an answer that fails counts as no login', async ({ page }) => {
	await page.route('**/graphql', (route) => route.abort());
	await visit(page, 'logged-in');
	await expect(openPopup(page)).toBeVisible();
});

test('devices: the device of the viewport decides', async ({ page }) => {
	await visit(page, 'devices');
	await expectNoPopup(page);
	await page.setViewportSize({ width: 390, height: 800 });
	await visit(page, 'devices');
	await expect(openPopup(page)).toBeVisible();
});

test('browsers: the browser decides', async ({ page, browser, baseURL }) => {
	await visit(page, 'browsers');
	await expectNoPopup(page);
	const context = await browser.newContext({
		baseURL: baseURL ?? '',
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
	});
	const firefox = await context.newPage();
	await visit(firefox, 'browsers');
	await expect(openPopup(firefox)).toBeVisible();
	await context.close();
});

test('schedule: the server’s clock decides, not the visitor’s', async ({ page }) => {
	await page.clock.setFixedTime(Date.UTC(2027, 6, 15));
	await visit(page, 'schedule');
	await expectNoPopup(page);
	for (const [date, isShown] of [
		['Wed, 30 Jun 2027 21:59:59 GMT', false],
		['Wed, 30 Jun 2027 22:00:00 GMT', true],
		['Sat, 31 Jul 2027 22:00:00 GMT', false],
	] as const) {
		await page.unrouteAll();
		await page.route('**/healthz', (route) => route.fulfill({ status: 200, headers: { date } }));
		await visit(page, 'schedule');
		await expectPopup(page, isShown);
	}
});

test('schedule: the visitor’s clock decides where the rule has that choice, through the night of the change', async ({
	browser,
	baseURL,
}) => {
	// Half past two does not exist in Rome that night; the rule treats the clock as continuous.
	for (const [timezoneId, end] of [
		['Europe/Rome', Date.UTC(2027, 2, 28, 1, 30)],
		['America/New_York', Date.UTC(2027, 2, 28, 6, 30)],
	] as const) {
		const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId });
		const page = await context.newPage();
		await page.clock.setFixedTime(end);
		await page.goto(popupPath('schedule-visitor'));
		await expectPopup(page, true);
		await page.clock.setFixedTime(end + 1000);
		await page.reload();
		await expectPopup(page, false);
		await context.close();
	}
});

test('a page without popups fetches nothing of theirs but the counting', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
	await page.goto('/imprint/');
	await page.waitForLoadState('networkidle');
	expect(fetched.filter((path) => /\/(start|popups|registry)-/.test(path))).toEqual([]);
});
