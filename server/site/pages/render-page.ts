import type { Moved } from '@outrigger/rules/address/redirects';
import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import type { Logger } from 'pino';
import { PRIVATE, PUBLIC, TIMED } from '../answers/cache-control';
import { baseHeaders, type HeaderOptions, pageHeaders } from '../answers/security-headers';
import { type StoredBody, storeBody } from '../answers/stored-body';
import { ANY_PURGE } from '../cache/page-cache';
import type { PageRenderer, PageRequest, RenderedPage } from '../contract/renderer';
import { isUnavailable, WordPressUnavailable } from '../contract/unavailable';
import { type FindMoved, isOwnPath, movedFor } from './moved-addresses';

/** A page and its bytes. */
export interface FinishedPage {
	page: RenderedPage;
	body: StoredBody;
}

/** Renders one request. The function has no time limit; the caller limits its own wait. */
export type RenderPage = (request: PageRequest, audience: Audience) => Promise<FinishedPage>;

/** The audience of an answer: every visitor, or the visitor of the request. */
type Audience = 'public' | 'private';

/**
 * A permanent redirect to another page of the site.
 * @param location path on this site; a value that might name another host becomes the front page
 */
export function movedTo(
	location: string,
	siteUrl: string,
	audience: Audience = 'public',
): Promise<StoredBody> {
	return sentTo(301, isOwnPath(location) ? location : '/', siteUrl, audience);
}

function sentTo(
	status: number,
	location: string,
	siteUrl: string,
	audience: Audience,
): Promise<StoredBody> {
	const cacheControl = audience === 'public' ? PUBLIC : PRIVATE;
	const headers = { ...baseHeaders({ siteUrl }), location, 'cache-control': cacheControl };
	return storeBody(status, headers, '');
}

/**
 * Makes a function that renders pages and their headers.
 * @param renderer gives the front end once WordPress has been reached; rejects until then
 */
export function createRenderPage(options: {
	renderer: () => Promise<PageRenderer>;
	headers: HeaderOptions;
	/** True if the WordPress behind the host is not the embedded one: its records may have any shape. */
	isForeign: boolean;
	/** Finds the new address of a page whose address is a 404. */
	findMoved: FindMoved;
	log: Logger;
}): RenderPage {
	/**
	 * If the host cannot render an answer of a foreign WordPress, it treats WordPress as not reachable and sends a 503
	 * or the earlier page.
	 */
	function blame(error: unknown, path: string): never {
		if (!options.isForeign || isUnavailable(error) || error instanceof TooLargeToRender)
			throw error;
		options.log.error({ err: error, path }, 'the answer of WordPress cannot be rendered');
		throw new WordPressUnavailable(
			`The host cannot make a page from the answer of WordPress for ${path}.`,
			{
				cause: error,
			},
		);
	}

	/**
	 * The redirect from a missing page to its new address. Drafts and previews have addresses with ids, which never
	 * move.
	 */
	async function moved({ url, execute }: PageRequest): Promise<Moved | null> {
		return execute ? null : movedFor(options.findMoved, url.pathname, url.searchParams);
	}

	const { siteUrl } = options.headers;
	return async (request, audience) => {
		const begun = performance.now();
		const rendered = await options
			.renderer()
			.then((renderer) => renderer.render(request))
			.catch((error: unknown) => blame(error, request.path));
		const isMissing = rendered.status === 404;
		const page = isMissing ? { ...rendered, tags: [...rendered.tags, ANY_PURGE] } : rendered;
		if (page.redirect) {
			return { page, body: await movedTo(page.redirect, siteUrl, audience) };
		}
		const gone = page.status === 404 ? await moved(request) : null;
		if (gone?.location) {
			return { page, body: await sentTo(gone.status, gone.location, siteUrl, audience) };
		}
		const status = gone?.status ?? page.status;
		const isPublic = audience === 'public' && page.cacheable;
		const headers = {
			...pageHeaders(
				{
					styleHashes: page.styleHashes,
					frameOrigins: page.frameOrigins ?? [],
					hasLogin: page.hasLogin ?? false,
					connectOrigins: page.connectOrigins ?? [],
				},
				options.headers,
			),
			'cache-control': isPublic ? (page.changesAt ? TIMED : PUBLIC) : PRIVATE,
		};
		const body = await storeBody(status, headers, page.html);
		const milliseconds = Math.round(performance.now() - begun);
		options.log.debug({ path: request.path, status, milliseconds }, 'page rendered');
		return { page, body };
	};
}
