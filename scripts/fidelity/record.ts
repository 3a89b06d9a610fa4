import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';

/** The names of the sets of vectors that are compared. */
export type VectorSet = 'controls' | 'paid' | 'atomic';

/** One vector of the reference: an element with one setting. */
interface Vector {
	key: string;
	id: string;
	type: string;
	hover?: boolean;
}

interface VectorPage {
	slug: string;
	/** Size of the window, in pixels. */
	width: number;
	vectors: readonly [Vector, ...Vector[]];
}

declare global {
	interface Window {
		/**
		 * Returns what is painted inside an element. The reference's own program defines this function.
		 */
		displayList(element: Element, isOwn: boolean): unknown;
	}
}

/**
 * The largest number of nodes inside an element that are set to a state such as `:hover`; the same number as in the
 * reference.
 */
const MOST_HOVERED = 60;
const STILL =
	'*,*::before,*::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important}';
/** Matches a row of slides whose script has not started yet. */
const WAITING_ROW = '.e-carousel:not([data-state]) .swiper-slide + .swiper-slide';
const WAITING_MS = 15_000;
const PAGE_WIDTHS = [1440, 768, 390];

/**
 * A browser tab that visits one page after another, so that scripts and sheets shared by many pages are loaded only
 * once.
 */
export interface Tab {
	page: Page;
	/** True while a request of the page is still running. */
	isLoading: () => boolean;
}

/** Reads a file of the reference: `readGzip(folder, 'controls.json.gz')`. */
export function readGzip<T>(reference: string, name: string): T {
	return JSON.parse(gunzipSync(readFileSync(join(reference, name))).toString());
}

/** The pages of a set of vectors. */
export function vectorPages(reference: string, set: VectorSet): VectorPage[] {
	return readGzip(reference, `${set}.json.gz`);
}

/** The names of the composed pages. */
export function composedPages(reference: string): string[] {
	return readGzip<{ slug: string }[]>(reference, 'pages.json.gz').map(({ slug }) => slug);
}

export async function openTab(browser: Browser): Promise<Tab> {
	const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
	const page = await context.newPage();
	let waiting = 0;
	page.on('request', () => waiting++);
	page.on('requestfinished', () => waiting--);
	page.on('requestfailed', () => waiting--);
	return { page, isLoading: () => waiting > 0 };
}

async function resize(page: Page, width: number): Promise<void> {
	if (page.viewportSize()?.width === width) return;
	await page.setViewportSize({ width, height: 900 });
}

/**
 * Waits until a page has no running requests, twice in a row. Between the two checks come an idle moment, in which
 * handlers start, and two frames, in which observers report visible elements: both may start further requests. A page
 * that never comes to rest is recognised later by its figures.
 */
async function untilAtRest({ page, isLoading }: Tab): Promise<void> {
	const deadline = performance.now() + WAITING_MS;
	for (let rests = 0; rests < 2 && performance.now() < deadline; ) {
		const isReady = await page.evaluate(async (waitingRow) => {
			await new Promise((done) => requestIdleCallback(done));
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			await document.fonts.ready;
			const isComing = [...document.images].some(
				(picture) => !picture.complete && picture.loading !== 'lazy',
			);
			return !isComing && !document.querySelector(waitingRow);
		}, WAITING_ROW);
		rests = isReady && !isLoading() ? rests + 1 : 0;
	}
}

/**
 * Visits a page and waits until it rests. The code that runs inside the page contains no named functions, because the
 * compiler would add a call to a helper that does not exist in the page.
 */
async function visit(tab: Tab, origin: string, slug: string, width: number): Promise<void> {
	const { page } = tab;
	await resize(page, width);
	const answer = await page.goto(`${origin}/${slug}/`, { waitUntil: 'load' });
	if (answer?.status() !== 200) throw new Error(`/${slug}/ answered ${answer?.status()}`);
	await page.evaluate(async (still) => {
		document.head.append(Object.assign(document.createElement('style'), { textContent: still }));
		// Scrolls to each part at the beginning of a frame, because observers report visible elements at the end of a
		// frame. They would never report an element that appears and disappears between two frames.
		for (let y = 0; y < document.body.scrollHeight; y += 700) {
			await new Promise((done) => requestAnimationFrame(done));
			window.scrollTo(0, y);
		}
		await new Promise((done) => requestAnimationFrame(done));
		window.scrollTo(0, 0);
	}, STILL);
	await untilAtRest(tab);
}

/** Sets elements and everything inside of them to `:hover`. */
async function hoverOver(cdp: CDPSession, ids: readonly string[]): Promise<void> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
	const forcedPseudoClasses = ['hover'];
	for (const id of ids) {
		const selector = `[data-id="${id}"], [data-id="${id}"] *`;
		const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
		const nodes = nodeIds.slice(0, MOST_HOVERED);
		await Promise.all(
			nodes.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
		);
	}
}

/**
 * Returns what is painted in the elements, in their order: `null` for an element that does not exist. The result is a
 * text, because a text is passed to this process faster.
 */
async function readPaint(page: Page, ids: readonly string[], isOwn: boolean): Promise<unknown[]> {
	const read = ({ ids, isOwn }: { ids: readonly string[]; isOwn: boolean }) =>
		JSON.stringify(
			ids.map((id) => {
				const element = document.querySelector(`[data-id="${id}"]`);
				return element && window.displayList(element, isOwn);
			}),
		);
	return JSON.parse(await page.evaluate(read, { ids, isOwn }));
}

/**
 * Records the paint of each vector on one page, by the vector's key. The vectors do not overlap, so all that need
 * `:hover` have it at the same time.
 */
export async function recordVectors(
	tab: Tab,
	origin: string,
	displayList: string,
	{ slug, width, vectors }: VectorPage,
): Promise<[string, unknown][]> {
	const { page } = tab;
	await visit(tab, origin, slug, width);
	await page.evaluate(displayList);
	const isOwn = vectors[0].type === 'section';
	const plain = vectors.filter(({ hover }) => !hover);
	const hovered = vectors.filter(({ hover }) => hover);
	const lists = await readPaint(
		page,
		plain.map(({ id }) => id),
		isOwn,
	);
	if (hovered.length > 0) {
		const ids = hovered.map(({ id }) => id);
		const cdp = await page.context().newCDPSession(page);
		await hoverOver(cdp, ids);
		lists.push(...(await readPaint(page, ids, isOwn)));
		await cdp.detach();
	}
	return [...plain, ...hovered].map(({ key }, index) => [key, lists[index]]);
}

/**
 * Records the place of each element of a composed page at each width: `[left, top, width, height]` in pixels, by its
 * id. The page is loaded once, and its window is made narrower for each width.
 */
export async function recordPlaces(
	tab: Tab,
	origin: string,
	slug: string,
): Promise<[string, unknown][]> {
	const places: [string, unknown][] = [];
	for (const [index, width] of PAGE_WIDTHS.entries()) {
		if (index === 0) await visit(tab, origin, slug, width);
		else {
			await resize(tab.page, width);
			await untilAtRest(tab);
		}
		places.push([`${slug}@${width}`, await readPlaces(tab.page)]);
	}
	return places;
}

function readPlaces(page: Page): Promise<Record<string, number[]>> {
	return page.evaluate(() => {
		const top = document.querySelector('.elementor')?.getBoundingClientRect().top ?? 0;
		const found: Record<string, number[]> = {};
		for (const element of document.querySelectorAll<HTMLElement>('[data-id]')) {
			const { id = '' } = element.dataset;
			if (!/^d[0-9a-f]{6}$/.test(id) || found[id]) continue;
			const box = element.querySelector(':scope > .elementor-widget-container') ?? element;
			const { left, top: y, width, height } = box.getBoundingClientRect();
			found[id] = [left, y - top, width, height].map((px) => Math.round(px * 10) / 10);
		}
		return found;
	});
}
