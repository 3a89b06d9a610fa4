import { type Browser, type Page, test as plainTest, type WorkerInfo } from '@playwright/test';
import { recordLayoutShift } from './page-health';

/**
 * Pictures that the build leaves to the first visitor, wide ones and whole ones (no size in the name): making one as
 * AVIF takes the server seconds, as WebP a tenth.
 */
const WIDE_PICTURE = /\/uploads\/(?:.+-(?:1536|2048)x\d+|(?!.+-\d+x\d+\.).+)\.jpg$/;

interface LastingPages {
	lastingPage: Page;
	lastingPageWithoutScript: Page;
}

/**
 * Tests that look at one address after another share a page in each worker: opening a window for each address
 * takes about as much of the processor as loading and resizing it. Cookies, web storage and the browser's file
 * cache are emptied after each visit.
 */
export const test = plainTest.extend<{ visit: Page; visitWithoutScript: Page }, LastingPages>({
	lastingPage: [
		async ({ browser }, use, worker) => {
			const page = await openPage(browser, worker, true);
			await page.addInitScript(() => {
				if (window !== window.top || location.protocol === 'about:') return;
				localStorage.clear();
				sessionStorage.clear();
			});
			await recordLayoutShift(page);
			await use(page);
			await page.context().close();
		},
		{ scope: 'worker' },
	],
	lastingPageWithoutScript: [
		async ({ browser }, use, worker) => {
			const page = await openPage(browser, worker, false);
			await use(page);
			await page.context().close();
		},
		{ scope: 'worker' },
	],
	visit: async ({ lastingPage }, use) => {
		await use(lastingPage);
		await leave(lastingPage);
	},
	visitWithoutScript: async ({ lastingPageWithoutScript }, use) => {
		await use(lastingPageWithoutScript);
		await leave(lastingPageWithoutScript);
	},
});

async function openPage(
	browser: Browser,
	{ project }: WorkerInfo,
	javaScriptEnabled: boolean,
): Promise<Page> {
	const context = await browser.newContext({ baseURL: project.use.baseURL, javaScriptEnabled });
	await context.route(WIDE_PICTURE, (route) =>
		route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }),
	);
	return context.newPage();
}

/** Stops what the page does and forgets the visitor. */
async function leave(page: Page): Promise<void> {
	await page.goto('about:blank');
	page.removeAllListeners('console');
	page.removeAllListeners('pageerror');
	await page.context().clearCookies();
	const session = await page.context().newCDPSession(page);
	await session.send('Network.clearBrowserCache');
	await session.detach();
}
