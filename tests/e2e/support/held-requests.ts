import type { Page, Route } from '@playwright/test';

/** Requests that wait for a test. */
export interface HeldRequests {
	/** Settles when the page makes the first of these requests. */
	asked: Promise<void>;
	/** Releases these requests and all later ones. */
	release(): void;
}

/**
 * Holds the requests of a page until the test releases them. It drops a request if the page no longer waits for it,
 * because Playwright would report it as an error of the next test.
 *
 * @param pattern the pattern of the addresses, in the form of `page.route`.
 * @param answer answers a released request; if absent, the request goes on to its server.
 */
export async function holdRequests(
	page: Page,
	pattern: string | RegExp,
	answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldRequests> {
	let release = () => {};
	const isFree = new Promise<void>((resolve) => {
		release = resolve;
	});
	let noteAsked = () => {};
	const asked = new Promise<void>((resolve) => {
		noteAsked = resolve;
	});
	await page.route(pattern, async (route) => {
		noteAsked();
		await isFree;
		await answer(route).catch(() => {});
	});
	return { asked, release };
}

/** Delays the matching requests of a page by some milliseconds, as a slow connection does. */
export async function delayRequests(
	page: Page,
	pattern: string | RegExp,
	milliseconds: number,
): Promise<void> {
	await page.route(pattern, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, milliseconds));
		await route.continue().catch(() => {});
	});
}
