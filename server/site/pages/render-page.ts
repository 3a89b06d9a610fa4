import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import type { Logger } from 'pino';
import { baseHeaders, type HeaderOptions, pageHeaders } from '../answers/security-headers';
import { type StoredBody, storeBody } from '../answers/stored-body';
import type { PageRenderer, PageRequest, RenderedPage } from '../contract/renderer';
import { isUnavailable, WordPressUnavailable, withDeadline } from '../contract/unavailable';

/** A visitor waits no longer than this, whatever WordPress does. */
export const RENDER_TIMEOUT_MS = 10_000;

/**
 * Browsers ask again each time (and are told 304), a CDN keeps a page as long as the host calls it fresh
 * and shows the old one while it fetches or fails to fetch the new.
 */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400';
/** The same for a page that the clock changes: nobody shows yesterday's once more, and a CDN is a minute late at most. */
const TIMED = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
const PRIVATE = 'private, no-store';

/** A page and the bytes to send. */
export interface FinishedPage {
	page: RenderedPage;
	body: StoredBody;
}

/** Renders one request, in bounded time. */
export type RenderPage = (request: PageRequest, audience: Audience) => Promise<FinishedPage>;

/** Who may see an answer: every visitor, or the one who asked. */
type Audience = 'public' | 'private';

/**
 * A permanent move to another page of the site.
 * @param location own path; anything that could name another host is taken for the front page
 */
export function movedTo(
	location: string,
	siteUrl: string,
	audience: Audience = 'public',
): Promise<StoredBody> {
	const isOwn = /^\/(?![/\\])/.test(location);
	const headers = {
		...baseHeaders({ siteUrl }),
		location: isOwn ? location : '/',
		'cache-control': audience === 'public' ? PUBLIC : PRIVATE,
	};
	return storeBody(301, headers, '');
}

/**
 * Joins the front end and the headers.
 * @param renderer gives the front end once WordPress has been reached; rejects until then
 */
export function createRenderPage(options: {
	renderer: () => Promise<PageRenderer>;
	headers: HeaderOptions;
	/** Whether a WordPress answers that is none of ours: its records may be of any shape. */
	isForeign: boolean;
	log: Logger;
}): RenderPage {
	/** What cannot be rendered of a stranger's answer is no answer: a 503, or the page as it was. */
	function blame(error: unknown, path: string): never {
		if (!options.isForeign || isUnavailable(error) || error instanceof TooLargeToRender)
			throw error;
		options.log.error({ err: error, path }, 'what WordPress answered cannot be rendered');
		throw new WordPressUnavailable(`Of what WordPress answered for ${path} no page can be made.`, {
			cause: error,
		});
	}

	return async (request, audience) => {
		const begun = performance.now();
		const rendering = options
			.renderer()
			.then((renderer) => renderer.render(request))
			.catch((error: unknown) => blame(error, request.path));
		const page = await withDeadline(rendering, RENDER_TIMEOUT_MS, `Rendering ${request.path}`);
		if (page.redirect) {
			return { page, body: await movedTo(page.redirect, options.headers.siteUrl, audience) };
		}
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
		const body = await storeBody(page.status, headers, page.html);
		const milliseconds = Math.round(performance.now() - begun);
		options.log.debug({ path: request.path, status: page.status, milliseconds }, 'page rendered');
		return { page, body };
	};
}
