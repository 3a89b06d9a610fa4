import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { may } from '../auth/roles';
import { maySee } from '../auth/visibility';
import { renderSettingText, renderTitleRest } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { postPath } from './content-types';
import type { Answer } from './envelope';
import { createParamReader } from './param-reader';
import { restRouteOf } from './read-request';
import { type RestContext, siteLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { requireParams } from './write';

/** Bounds of a frame's width, in pixels, as WordPress has them. */
const NARROWEST = 200;
const WIDEST = 600;
const REQUIRED_URL = { format: 'uri', required: true };
/** The route of cards. */
const EMBED_ROUTE = '/oembed/1.0/embed';

/**
 * `GET /oembed/1.0/embed`: the card of a post by its address. `html` has WordPress's quotation with the link; it omits
 * WordPress's frame, which needs a separate page.
 */
export function showEmbed(context: RestContext): RestResult {
	const { store, siteUrl, viewer, params } = context;
	const read = createParamReader(params);
	const sent = read.text('url', REQUIRED_URL);
	read.text('format');
	const asked = Number(read.text('maxwidth')) || WIDEST;
	requireParams(params, ['url']);
	read.check();
	const url = URL.parse(sent ?? '', siteUrl);
	const isOwn = url !== null && url.origin === new URL(siteUrl).origin;
	const post = isOwn ? postAt(store, url) : undefined;
	if (post?.status !== 'publish' || !maySee(store, post, viewer))
		throw new RestError('oembed_invalid_url', 'Not Found', 404);
	const author = store.user(post.authorId);
	const width = Math.min(Math.max(NARROWEST, asked), WIDEST);
	const title = renderTitleRest(post.title, typographyIn(context));
	const link = escapeMarkup(siteLink(context, postPath(store, post)));
	const data = {
		version: '1.0',
		provider_name: renderSettingText(store.settings.title),
		provider_url: siteUrl,
		author_name: author?.name ?? renderSettingText(store.settings.title),
		author_url: author ? `${siteUrl}/author/${author.slug}/` : siteUrl,
		title,
		type: 'rich',
		width,
		height: Math.max(Math.ceil((width / 16) * 9), NARROWEST),
		html: `<blockquote class="wp-embedded-content"><a href="${link}">${title}</a></blockquote>`,
	};
	return { kind: 'data', data };
}

/** `GET /oembed/1.0/proxy`: the card of an address for users who write. The mock fetches no cards from other sites. */
export function showProxied(context: RestContext): RestResult {
	const read = createParamReader(context.params);
	read.text('url', REQUIRED_URL);
	read.choice('format', ['json', 'xml']);
	for (const side of ['maxwidth', 'maxheight']) read.integer(side);
	read.flag('discover');
	requireParams(context.params, ['url']);
	read.check();
	if (may(context.viewer, 'edit_posts')) return showEmbed(context);
	const words = 'Sorry, you are not allowed to make proxied oEmbed requests.';
	throw forbidden(context.viewer, 'rest_forbidden', words);
}

/** The post of an address, also if the address has no pretty permalink. */
function postAt(store: RestContext['store'], { pathname, searchParams }: URL) {
	const id = searchParams.get('p') ?? searchParams.get('page_id');
	return id === null ? store.postByUri(pathname.replace(/\/?$/, '/')) : store.post(Number(id));
}

/** A card as XML; null for every other answer, and where the request names JSON. */
export function oembedXml({ status, data }: Answer, url: URL): string | null {
	if (restRouteOf(url) !== EMBED_ROUTE || url.searchParams.get('format') !== 'xml') return null;
	if (status !== 200 || typeof data !== 'object' || data === null) return null;
	const parts = Object.entries(data).map(
		([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`,
	);
	return `<?xml version="1.0"?>\n<oembed>${parts.join('')}</oembed>\n`;
}
