import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';

/** The sets of vectors that are compared. */
export type VectorSet = 'controls' | 'paid' | 'atomic';

/** One element with one setting, in the builder's reference. */
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
		 * Returns the paint inside an element: the reference's own program sets this function.
		 */
		displayList(element: Element, isOwn: boolean): unknown;
	}
}

/** The largest number of nodes of an element on which Chromium forces a state, as when the reference was taken. */
const MOST_HOVERED = 60;
const COUNTING_MS = 2500;
const STILL =
	'*,*::before,*::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important}';
/** A row of slides that still waits for its script. */
const WAITING_ROW = '.e-carousel:not([data-state]) .swiper-slide + .swiper-slide';
const WAITING_MS = 15_000;
const PAGE_WIDTHS = [1440, 768, 390];

/** Reads a file of the reference: `readGzip(folder, 'controls.json.gz')`. */
export function readGzip<T>(reference: string, name: string): T {
	return JSON.parse(gunzipSync(readFileSync(join(reference, name))).toString());
}

/** The pages of a set of vectors. */
export function vectorPages(reference: string, set: VectorSet): VectorPage[] {
	return readGzip(reference, `${set}.json.gz`);
}

/** The composed pages, each at the three widths. */
export function composedPages(reference: string): { slug: string; width: number }[] {
	const pages = readGzip<{ slug: string }[]>(reference, 'pages.json.gz');
	return pages.flatMap(({ slug }) => PAGE_WIDTHS.map((width) => ({ slug, width })));
}

/**
 * A tab that visits one page of vectors after another: scripts and sheets that many pages share are read once.
 */
export async function openTab(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
	return context.newPage();
}

/**
 * Visits a page and waits until it rests. The code that runs inside it names no functions: the compiler would
 * call a helper that is not there.
 */
async function visit(page: Page, origin: string, slug: string, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	const answer = await page.goto(`${origin}/${slug}/`, { waitUntil: 'load' });
	if (answer?.status() !== 200) throw new Error(`/${slug}/ answered ${answer?.status()}`);
	await page.addStyleTag({ content: STILL });
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += 700) {
			window.scrollTo(0, y);
			await new Promise((done) => setTimeout(done, 40));
		}
		window.scrollTo(0, 0);
		// Handlers begin in an idle moment, which is late on a busy machine.
		await new Promise((done) => requestIdleCallback(done));
		await new Promise((done) => setTimeout(done, 300));
	});
	// On a busy machine the scripts of rows come late; one that never comes shows in the figures.
	await page
		.waitForFunction((waiting) => !document.querySelector(waiting), WAITING_ROW, {
			timeout: WAITING_MS,
		})
		.catch(() => undefined);
}

/** Records the paint of each vector of one page, by its key: `null` if there is no element. */
export async function recordVectors(
	page: Page,
	origin: string,
	displayList: string,
	{ slug, width, vectors }: VectorPage,
): Promise<[string, unknown][]> {
	await visit(page, origin, slug, width);
	const { type } = vectors[0];
	if (/counter|progress/.test(type)) await page.waitForTimeout(COUNTING_MS);
	await page.evaluate(displayList);
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
	const force = async (selector: string, forcedPseudoClasses: string[]) => {
		const found = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
		const nodes = found.nodeIds.slice(0, MOST_HOVERED);
		await Promise.all(
			nodes.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
		);
	};
	const lists: [string, unknown][] = [];
	for (const { key, id, hover } of vectors) {
		const selector = `[data-id="${id}"]`;
		if (hover) await force(`${selector}, ${selector} *`, ['hover']);
		const read = ({ selector, isOwn }: { selector: string; isOwn: boolean }) => {
			const element = document.querySelector(selector);
			return element ? window.displayList(element, isOwn) : null;
		};
		lists.push([key, await page.evaluate(read, { selector, isOwn: type === 'section' })]);
		if (hover) await force(`${selector}, ${selector} *`, []);
	}
	await cdp.detach();
	return lists;
}

/**
 * Records the place of each element of a composed page: `[left, top, width, height]` in pixels,
 * by its id.
 */
export async function recordPlaces(
	page: Page,
	origin: string,
	{ slug, width }: { slug: string; width: number },
): Promise<[string, unknown][]> {
	await visit(page, origin, slug, width);
	const places = await page.evaluate(() => {
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
	return [[`${slug}@${width}`, places]];
}
