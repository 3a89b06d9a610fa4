import { preferencesOf, respond, respondMoved, withForeignParameters } from './answers/respond';
import type { Host } from './host-parts';
import type { MissingFile } from './pages/missing-file';
import { type FindMoved, movedByQuery } from './pages/moved-addresses';
import { narrowingOf, narrowList } from './pages/narrow-list';
import type { FromOtherSpelling } from './pages/other-spelling';
import type { PageHost } from './pages/page-host';
import type { PrivatePages } from './pages/private-pages';
import { parsePageAddress } from './requests/page-address';
import type { Page } from './requests/page-request';
import { isPrivateRequest } from './requests/private-request';
import type { ShopVisits } from './shop/shop-visits';

/** Preferences for a page as uncompressed text, which is changed for one visitor. */
const WHOLE = { acceptEncoding: null, ifNoneMatch: null };

/**
 * Answers the address of a page: with the page that all visitors share, with a page for this visitor, with a feed, or
 * with a redirect to its new address.
 */
export function createAnswerPage(options: {
	pages: PageHost;
	privatePages: PrivatePages;
	shop: ShopVisits;
	fromOtherSpelling: FromOtherSpelling;
	missingFile: MissingFile;
	findMoved: FindMoved;
	/** Sends the feed at a path that ends in `/feed`. */
	sendFeed(path: string, request: Request): Promise<Response>;
	siteUrl: string;
	/** True if each request renders its page anew. */
	dev: boolean;
}): Host['page'] {
	const { pages, shop, findMoved, siteUrl, dev } = options;

	async function shared(request: Request, url: URL, address: Page): Promise<Response> {
		const words = narrowingOf(url.searchParams);
		const preferences = preferencesOf(request);
		const answer = words
			? narrowList(await pages.sendShared(address, { ...preferences, ...WHOLE }), words)
			: await pages.sendShared(address, preferences);
		const moved = answer.status === 404 ? await movedByQuery(findMoved, url) : null;
		if (moved?.location) return respondMoved(moved.location, siteUrl, moved.status);
		const status = moved?.status ?? answer.status;
		return respond(withForeignParameters({ ...answer, status }, url.searchParams));
	}

	return async (request, client) => {
		const url = new URL(request.url);
		const address = parsePageAddress(url.pathname, url.searchParams);
		if (address.kind === 'moved')
			return options.fromOtherSpelling(address.location, preferencesOf(request), url.pathname);
		if (address.kind === 'unknown') return options.missingFile(address.file, url.searchParams);
		if (address.kind === 'feed') return options.sendFeed(address.path, request);
		if (dev || isPrivateRequest(request.url, request.headers.get('cookie'))) {
			const parts = shop.partsOf(request, address, client);
			return shop.askFirst(request) ?? options.privatePages(request, address, parts ?? {});
		}
		return shared(request, url, address);
	};
}
