import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';
import { expectNoPopup, openPopup, popupPath, visit } from './popup-page';

test.use({ viewport: { width: 1280, height: 800 } });

const counters = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}'));

test('page views: counted on every page of the site, from the first look on', async ({ page }) => {
	await visit(page, 'page-views');
	await expectNoPopup(page);
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

test('url: the address that a visitor came from has to match', async ({ page, baseURL }) => {
	for (const [query, isShown] of [
		['', false],
		['?from=nowhere', false],
		['?from=mail', true],
	] as const) {
		await page.goto(popupPath('url'), { referer: `${baseURL}/${query}` });
		if (isShown) await expect(openPopup(page)).toBeVisible();
		else await expectNoPopup(page);
	}
});

test('sources: from this site, not directly', async ({ page }) => {
	await visit(page, 'sources');
	await expectNoPopup(page);
	await page.goto('/widgets/popups/');
	await page.getByRole('main').getByRole('link', { name: 'Kind of origin' }).click();
	await expect(openPopup(page)).toBeVisible();
});

test('logged in: hidden from the roles that it names, asked once', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/graphql')) asked.push(request.method());
	});
	await visit(page, 'logged-in');
	await expect(openPopup(page)).toBeVisible();
	expect(asked).toEqual(['POST']);
	const logInAs = async (user: string) => {
		await page.context().clearCookies();
		await page.goto('/wp-login.php');
		await page.getByLabel('Username or Email Address').fill(user);
		await page.getByLabel('Password').fill('demonstration');
		await page.getByRole('button', { name: 'Log In' }).click();
		await page.waitForURL('/');
		await visit(page, 'logged-in');
	};
	await logInAs('keeper');
	await expectNoPopup(page);
	await logInAs('guest');
	await expect(openPopup(page)).toBeVisible();
});

test('logged in: an answer that fails means nobody is', async ({ page }) => {
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
		if (isShown) await expect(openPopup(page)).toBeVisible();
		else await expectNoPopup(page);
	}
});

test('a storage that throws takes nothing but the memory between pages', async ({ page }) => {
	const errors = watchErrors(page);
	await page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage']) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException('The operation is insecure.', 'SecurityError');
				},
			});
		}
	});
	await visit(page, 'times');
	await expect(openPopup(page)).toHaveCount(1);
	await expect(openPopup(page)).toBeVisible();
	expect(errors).toEqual([]);
});

test('a page without popups fetches nothing of theirs but the counting', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
	await page.goto('/imprint/');
	await page.waitForLoadState('networkidle');
	expect(fetched.filter((path) => /\/(start|popups|registry)-/.test(path))).toEqual([]);
});
