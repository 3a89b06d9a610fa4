import { TooLargeHere } from '@outrigger/rules/templates/rendering-limit';
import { LRUCache } from 'lru-cache';
import type { PageRenderer, PageRequest, RenderedPage, SiteOptions } from '../contract/renderer';
import { createMainThread } from './main-thread';
import type { RenderPool } from './render-pool';
import type { PlainRequest } from './render-task';

/** Pages with up to this many elements render in the main thread; larger pages use the other thread. */
export const MOST_ELEMENTS_HERE = 1_000;

/** The most pages that are remembered as heavy; every other page is first rendered in this thread. */
const MOST_REMEMBERED = 1_000;

let made = 0;

/**
 * Renders heavy pages in a separate thread. The host knows that a page is heavy when it has read its documents, before
 * it renders them. The next time it sends the page to the thread at once.
 *
 * @param here the front end in this thread, which renders all other pages
 * @param options the options with which `here` was made
 */
export function withHeavyPages(
	here: PageRenderer,
	pool: RenderPool,
	options: SiteOptions,
): PageRenderer {
	const { siteUrl, measurementId, collectUrl, popupDebug, capabilities } = options;
	const { captchas = [], addOns = [], texts = {} } = options;
	const known = {
		siteUrl,
		measurementId,
		collectUrl,
		popupDebug,
		capabilities,
		captchas,
		addOns,
		texts,
	};
	const site = { ...known, name: made++, age: 0 };
	const heavy = new LRUCache<string, true>({ max: MOST_REMEMBERED });

	async function inThread(request: PageRequest): Promise<RenderedPage> {
		const main = createMainThread(options, request.execute ?? options.execute);
		const page = await pool.render({ request: plain(request), site: { ...site } }, main);
		return { ...page, html: options.localize(page.html) };
	}

	/**
	 * Renders a heavy page. No visitor waits for the start of a thread: until the thread has started, this thread
	 * renders heavy pages in turns with all others.
	 */
	function apart(request: PageRequest): Promise<RenderedPage> {
		if (pool.isReady) return inThread(request);
		pool.prepare();
		return here.render(request);
	}

	return {
		async render(request) {
			const key = keyOf(request);
			if (heavy.has(key)) return apart(request);
			try {
				return await here.render({ ...request, mostElements: MOST_ELEMENTS_HERE });
			} catch (error) {
				if (!(error instanceof TooLargeHere)) throw error;
				heavy.set(key, true);
				return apart(request);
			}
		},
		renderWidget: here.renderWidget,
		forget() {
			site.age += 1;
			heavy.clear();
			here.forget();
		},
	};
}

function keyOf({ path, previewId }: PageRequest): string {
	return `${path} ${previewId ?? ''}`;
}

function plain({ url, execute, pause, ...data }: PageRequest): PlainRequest {
	return { ...data, url: url.href, isPersonal: execute !== null };
}
