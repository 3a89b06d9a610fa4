import type { Browser, Page } from 'playwright';
import { placesAway } from './link-check';

/** What the browser shows and measures for one page at one width. */
export interface Look {
	/** The HTTP status; 0 without an answer. */
	status: number;
	/** A screenshot of the whole page as PNG. */
	picture: Buffer;
	/** The text of the page that a visitor reads. */
	text: string;
	/** The addresses of pictures that did not load. */
	brokenPictures: string[];
	/** The absolute addresses of the links that lead to other pages, without fragments. */
	links: string[];
	/** Transferred bytes, compressed. */
	scriptBytes: number;
	totalBytes: number;
	requests: number;
	/** The sum of the milliseconds beyond 50 of each long task, up to the end of loading. */
	blockingMs: number;
	/** The places of the builder's elements. */
	places: Place[];
	/** The time of the largest paint in milliseconds; null if the browser did not report it. */
	largestPaintMs: number | null;
}

/** The box of one of the builder's elements on the page, in CSS pixels. */
export interface Place {
	id: string;
	left: number;
	top: number;
	width: number;
	height: number;
}

const LOAD_LIMIT_MS = 60_000;
/** The time, in milliseconds, that parts of the page get to load late: pictures of lazy islands, fonts. */
const SETTLE_MS = 500;
/** The longest time that the comparison waits for the pictures of a slow page, in milliseconds. */
const PICTURES_LIMIT_MS = 10_000;
/** The largest height of a page in pixels, for pages that load more content at each scroll. */
const MOST_HEIGHT = 20_000;

/**
 * Opens a page in a new context, as a first visit, with reduced motion, because screenshots of a moving page differ.
 */
export async function lookAtPage(browser: Browser, address: string, width: number): Promise<Look> {
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		reducedMotion: 'reduce',
	});
	try {
		const page = await context.newPage();
		const weight = await weigh(page);
		const response = await page.goto(address, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
		const largestPaintMs = await page.evaluate(largestPaint);
		const blockingMs = await page.evaluate(blocking);
		await scrollThrough(page);
		await page.waitForFunction(havePicturesCome, undefined, { timeout: PICTURES_LIMIT_MS }).catch(
			// If a picture never loads, the comparison goes on and reports it.
			() => undefined,
		);
		// Sticky elements are in their own places only at the top of the page.
		await page.evaluate(() => scrollTo(0, 0));
		await page.evaluate(decodeBeforePaint);
		await page.waitForTimeout(SETTLE_MS);
		const seen = await page.evaluate(readPage);
		const links = placesAway(seen.links, page.url());
		const height = Math.min(seen.height, MOST_HEIGHT);
		const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
		return {
			status: response?.status() ?? 0,
			picture,
			...seen,
			...weight,
			largestPaintMs,
			blockingMs,
			links,
		};
	} finally {
		await context.close();
	}
}

async function weigh(
	page: Page,
): Promise<{ scriptBytes: number; totalBytes: number; requests: number }> {
	const weight = { scriptBytes: 0, totalBytes: 0, requests: 0 };
	const scripts = new Set<string>();
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	session.on('Network.responseReceived', ({ requestId, type }) => {
		if (type === 'Script') scripts.add(requestId);
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		weight.totalBytes += encodedDataLength;
		weight.requests += 1;
		if (scripts.has(requestId)) weight.scriptBytes += encodedDataLength;
	});
	return weight;
}

/** Returns true if every visible picture has loaded or failed. Runs in the page. */
function havePicturesCome(): boolean {
	return [...document.images].every((image) => image.complete || !image.checkVisibility());
}

/**
 * A browser may omit a large picture from a screenshot while it decodes the picture asynchronously. Runs in the page.
 */
function decodeBeforePaint(): void {
	for (const image of document.images) image.decoding = 'sync';
}

/** Scrolls through the page, because lower parts load only when a visitor reaches them. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async (most) => {
		const end = Math.min(document.documentElement.scrollHeight, most);
		for (let top = 0; top < end; top += 700) {
			scrollTo(0, top);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	}, MOST_HEIGHT);
	await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
	await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page. */
function largestPaint(): Promise<number | null> {
	return new Promise((resolve) => {
		let last: number | null = null;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) last = Math.round(entry.startTime);
		}).observe({ type: 'largest-contentful-paint', buffered: true });
		setTimeout(() => resolve(last), 300);
	});
}

/** Runs in the page. */
function blocking(): Promise<number> {
	return new Promise((resolve) => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) sum += Math.max(0, duration - 50);
		}).observe({ type: 'longtask', buffered: true });
		setTimeout(() => resolve(Math.round(sum)), 100);
	});
}

/** Runs in the page. */
function readPage() {
	const places = [...document.querySelectorAll<HTMLElement>('.elementor-element[data-id]')]
		.filter((element) => element.checkVisibility() && !element.closest('.elementor-sticky__spacer'))
		// Scripts of sliders put different copies of slides beside the visible row, so slides outside of it are left
		// out.
		.filter((element) => {
			const row = element.closest('.swiper')?.getBoundingClientRect();
			const { left, right } = element.getBoundingClientRect();
			return !row || (right > row.left && left < row.right);
		})
		.map((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const id = element.dataset.id ?? '';
			return { id, left: left + scrollX, top: top + scrollY, width, height };
		});
	const brokenPictures = [...document.images]
		.filter((image) => image.currentSrc !== '' && image.complete && image.naturalWidth === 0)
		.map((image) => image.currentSrc);
	const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
		.filter((link) => /^https?:$/.test(link.protocol))
		.map((link) => link.href);
	return {
		text: document.body.innerText,
		brokenPictures: [...new Set(brokenPictures)],
		links,
		places,
		height: document.documentElement.scrollHeight,
	};
}
