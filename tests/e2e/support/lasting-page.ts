import { type Browser, type Page, test as plainTest, type WorkerInfo } from '@playwright/test';
import { recordLayoutShift } from './page-health';

/** The size of the window at the beginning of each visit: Playwright's default. */
const WINDOW = { width: 1280, height: 720 };

interface LastingPages {
	lastingPage: Page;
	lastingPageWithoutScript: Page;
}

/**
 * Tests that look at one address after another share a page in each worker: opening a window for each address takes
 * about as much of the processor as loading and resizing it. Cookies and web storage are emptied after each visit.
 * Cached files stay, so that fonts load as on a visitor's second page. `first-visit.spec.ts` tests a first page with
 * late fonts. So no other test depends on how busy the machine is.
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
			await fetchFonts(page);
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
	const { baseURL, extraHTTPHeaders } = project.use;
	const context = await browser.newContext({ baseURL, extraHTTPHeaders, javaScriptEnabled });
	return context.newPage();
}

/** Together these pages use all font faces of the demonstration. */
const WITH_FONTS = ['/', '/fleet/wren/'];

/** Without this, the result of a worker's first visit would depend on how soon the fonts load. */
async function fetchFonts(page: Page): Promise<void> {
	for (const address of WITH_FONTS) {
		await page.goto(address);
		// A fallback face uses a local font that this machine may not have.
		await page.evaluate(async () => {
			await Promise.allSettled([...document.fonts].map((face) => face.load()));
		});
	}
	await page.goto('/healthz');
}

/**
 * Stops the page's work and removes the visitor's data. The page then waits at an address of the same host: from
 * `about:blank` the browser would start a new process for the host, which takes a fifth of a visit.
 */
async function leave(page: Page): Promise<void> {
	await page.goto('/healthz');
	page.removeAllListeners('console');
	page.removeAllListeners('pageerror');
	page.removeAllListeners('request');
	await page.context().clearCookies();
	await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null });
	await page.setViewportSize(WINDOW);
}
