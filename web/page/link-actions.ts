import { parseUrlAction, type UrlAction } from '@outrigger/rules/builder/url-action';
import { filmAt, filmOrigins } from '@outrigger/rules/embeds/film-hosts';
import { X_ORIGIN } from '@outrigger/rules/embeds/x-posts';
import { parsePopup } from '@outrigger/rules/popups/parse-popup';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { decodeEntities } from '@outrigger/rules/text/plain-text';

/** Links that are actions, as they stand in markup. */
const ACTION_HREF = /\shref="((?:#|%23)elementor-action[^"]*)"/gi;

/** Matches an action anywhere: in a link, beside its address, or declared for the page's address. */
const ACTION = /="((?:#|%23)elementor-action[^"]*)"/gi;

const POPUP_DATA = /\sdata-elementor-popup="([^"]*)"/g;

const POPUP_PAGES = 'popup/';

/**
 * Gives links that are actions an address for visitors without script: a popup's own page, the page itself for a
 * reload, the picture of a lightbox, the panel beside the page itself, which the sheet shows at its address. The action
 * moves to `data-elementor-action`. A link without such an address stays unchanged, and so do links to popups that are
 * not on the page.
 *
 * @param html of the whole body, its popups' templates among it.
 * @param path of the page, which a reload leads to.
 * @param homePath of the page's language, below which its popups have their pages.
 * @param slugs of popups by database id, for markup without their templates.
 */
export function linkActions(
	html: string,
	path: string,
	{ homePath = '/', slugs }: { homePath?: string; slugs?: ReadonlyMap<number, string> } = {},
): string {
	if (!/(?:#|%23)elementor-action/i.test(html)) return html;
	const known = slugs ?? popupSlugs(html);
	return html.replace(ACTION_HREF, (stored, hash: string) => {
		const action = parseUrlAction(decodeEntities(hash));
		const address = action && addressOf(action, { path, homePath }, known);
		if (!address) return stored;
		return ` href="${escapeMarkup(address)}" data-elementor-action="${hash}"`;
	});
}

/** Links in place of a film's frame in the builder's own markup, and addresses of films in its settings. */
const DRAWN_FILM =
	/class="embed-link" href="([^"]*)"|(?:(?:youtube|vimeo|dailymotion|videopress)_url|background_video_link)&quot;:&quot;((?:(?!&quot;)[^"]){1,500})/g;

/** A post of a network that is quoted in a text. */
const QUOTED_POST = /<blockquote [^>]*data-consent-purpose=/;

/**
 * Origins that a page may load a frame from after a press: of the players of films that its links open in a lightbox,
 * of players that handlers add to markup of WordPress, and of posts that are quoted in it.
 */
export function linkedFrames(html: string): string[] {
	const linked = [...html.matchAll(ACTION)].flatMap(([, hash = '']) => {
		const action = parseUrlAction(decodeEntities(hash));
		if (action?.name !== 'lightbox' || !('type' in action.settings)) return [];
		const { url, videoType } = action.settings;
		return [videoType && filmAt(url, videoType)];
	});
	const drawn = [...html.matchAll(DRAWN_FILM)].map(([, href, setting]) =>
		filmAt(decodeEntities(href ?? setting ?? '').replaceAll('\\/', '/')),
	);
	const players = [...linked, ...drawn].flatMap((film) => (film ? filmOrigins(film) : []));
	return QUOTED_POST.test(html) ? [...players, X_ORIGIN] : players;
}

function addressOf(
	{ name, settings }: UrlAction,
	{ path, homePath }: { path: string; homePath: string },
	slugs: ReadonlyMap<number, string>,
): string | undefined {
	switch (name) {
		case 'popup:open': {
			const slug = slugs.get(settings.id);
			return slug && popupPath(slug, homePath);
		}
		// On a popup's own page the link leads to the front page; elsewhere there is nothing to close without script.
		case 'popup:close':
			return path.startsWith(homePath + POPUP_PAGES) ? homePath : undefined;
		case 'off_canvas:open':
		case 'off_canvas:toggle':
			return `#off-canvas-${settings.id}`;
		// No panel has this address, so that every panel is closed there.
		case 'off_canvas:close':
			return `#off-canvas-${settings.id}-closed`;
		case 'reload-page':
			return path;
		case 'lightbox':
			return settings.url;
		default:
			return undefined;
	}
}

/**
 * The page that shows a popup by itself.
 *
 * @param homePath front page of the linking page's language: only that language's shell has the popup.
 */
export function popupPath(slug: string, homePath = '/'): string {
	return `${homePath}${POPUP_PAGES}${encodeURIComponent(slug)}/`;
}

function popupSlugs(html: string): Map<number, string> {
	return new Map(
		[...html.matchAll(POPUP_DATA)].flatMap(([, text = '']) => {
			const popup = parsePopup(decodeEntities(text));
			return popup?.slug ? [[popup.id, popup.slug] as const] : [];
		}),
	);
}
