import type { Context, Env, Hono } from 'hono';
import { notFoundPage } from './site/answers/plain-page';
import { respond, respondMoved, respondWithText } from './site/answers/respond';
import { robots } from './site/feeds/robots';
import type { Host } from './site/host-parts';

/** The icon for sites that have none of their own: a hull and its outrigger on the water. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b2b40"/><path d="M4 17h17l-3 5H8z" fill="#fff"/><path d="M14 6l6 9h-6z" fill="#ff6b3d"/><path d="M23 22h6l-1.5 2.5h-3zM17 20l8 2" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const SVG = 'image/svg+xml';

/** Adds the files that robots and browsers look for by themselves: the icon, `robots.txt`, the sitemap and its parts. */
export function addRobotRoutes<Own extends Env>(
	app: Hono<Own>,
	siteUrl: string,
	sitemap: Host['sitemap'],
): void {
	for (const path of ['/favicon.ico', '/favicon.svg']) {
		app.get(path, ({ req }: Context) => respondWithText(req.raw, FAVICON, SVG, siteUrl));
	}
	app.get('/robots.txt', ({ req }: Context) =>
		respondWithText(req.raw, robots(siteUrl), TEXT, siteUrl),
	);
	app.get('/wp-sitemap.xml', ({ req }: Context) =>
		respondMoved(`/sitemap.xml${new URL(req.url).search}`, siteUrl),
	);
	// The names that Yoast SEO, Rank Math, SEOPress and WordPress itself give to their sitemaps and to the parts of
	// them.
	app.get(
		'/:file{(?:sitemap_index|sitemaps|[a-z0-9_-]+-sitemap[0-9]*|wp-sitemap-[a-z0-9_-]+)\\.xml}',
		() => respondMoved('/sitemap.xml', siteUrl),
	);
	app.get('/sitemap.xml', async ({ req }: Context) =>
		respondWithText(req.raw, await sitemap.index(), XML, siteUrl),
	);
	app.get('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', async ({ req }: Context) => {
		const xml = await sitemap.part(Number.parseInt(req.path.slice('/sitemap-'.length), 10));
		return xml ? respondWithText(req.raw, xml, XML, siteUrl) : respond(notFoundPage(siteUrl));
	});
}
