import { expect, type Locator, type Page } from '@playwright/test';

/** The pages of the catalogue, and the popup that each of them has. */
export const popupPath = (slug: string) => `/widgets/popups/${slug}/`;

/** The only open popup of a page. */
export const openPopup = (page: Page): Locator => page.locator('dialog.elementor-popup-modal');

/** Checks that nothing opened after enough time for it. */
export async function expectNoPopup(page: Page): Promise<void> {
	await page.waitForLoadState('networkidle');
	await expect(openPopup(page)).toHaveCount(0);
}

const stopped = new WeakSet<Page>();
/** Milliseconds of more than two frames, after which a page fetches the script that starts popups. */
const FRAMES_MS = 50;

const watched = new WeakSet<Page>();
/** The number of views that a page has counted itself, without those that it found in the storage. */
const countedViews = (page: Page) =>
	page.evaluate(() => {
		const { viewsBefore } = window as unknown as { viewsBefore: number };
		return JSON.parse(localStorage.elementor ?? '{}').pageViews - viewsBefore;
	});

/** Opens a page of the catalogue and waits until its popups have counted the view; then their triggers are active. */
export async function visit(page: Page, slug: string): Promise<void> {
	if (!watched.has(page)) {
		watched.add(page);
		await page.addInitScript(() => {
			const viewsBefore = JSON.parse(localStorage.elementor ?? '{}').pageViews ?? 0;
			Object.assign(window, { viewsBefore });
		});
	}
	await page.goto(popupPath(slug));
	await page.waitForLoadState('networkidle');
	if (stopped.has(page)) await page.clock.runFor(FRAMES_MS);
	await expect.poll(() => countedViews(page), 'the popups begin').toBe(1);
}

/** Stops the page's clock. From now on only the test moves it, so the speed of the machine does not matter. */
export async function stopClock(page: Page): Promise<void> {
	const start = Date.UTC(2026, 4, 30, 12);
	await page.clock.install({ time: start });
	await page.clock.pauseAt(start + 1000);
	stopped.add(page);
}

/** Signs a user of the demonstration in. */
export async function logIn(page: Page, user: string): Promise<void> {
	await page.context().clearCookies();
	await page.request.post('/wp-login.php', { form: { log: user, pwd: 'demonstration' } });
}

/** Checks that a popup is shown as soon as possible, or that it is not shown after enough time for it. */
export async function expectPopup(page: Page, isShown: boolean): Promise<void> {
	if (isShown) await expect(openPopup(page)).toBeVisible();
	else await expectNoPopup(page);
}
