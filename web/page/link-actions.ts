import { parseUrlAction, type UrlAction } from '@outrigger/rules/builder/url-action';
import { filmAt, filmOrigins } from '@outrigger/rules/embeds/film-hosts';
import { X_ORIGIN } from '@outrigger/rules/embeds/x-posts';
import { parsePopup } from '@outrigger/rules/popups/parse-popup';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { decodeEntities } from '@outrigger/rules/text/plain-text';

/** Matches links that are actions in their form in markup. */
const ACTION_HREF = /\shref="((?:#|%23)elementor-action[^"]*)"/gi;

/**
 * Matches an action anywhere: as a link, in an attribute of a link with a real address, or as a declaration for the
 * page's address.
 */
const ACTION = /="((?:#|%23)elementor-action[^"]*)"/gi;

const POPUP_DATA = /\sdata-elementor-popup="([^"]*)"/g;

const POPUP_PAGES = 'popup/';

/**
 * Gives links that are actions an address for visitors without script: a popup's own page, the page itself for a
 * reload, the picture of a lightbox, for an off-canvas panel, the panel's own anchor on the page, at which the sheet
 * shows the panel. The action moves to `data-elementor-action`. A link without such an address stays unchanged, and so
 * do links to popups that are not on the page.
 *
 * @param html the markup of the whole body, with the templates of its popups.
 * @param path the path of the page, to which a reload leads.
 * @param homePath the front path of the page's language; the pages of its popups are below it.
 * @param slugs the slugs of popups by database id, for markup without their templates.
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

/** Matches links in the builder's own markup that replace a film's frame, and addresses of films in its settings. */
const DRAWN_FILM =
	/class="embed-link" href="([^"]*)"|(?:(?:youtube|vimeo|dailymotion|videopress)_url|background_video_link)&quot;:&quot;((?:(?!&quot;)[^"]){1,500})/g;

/** Matches a post of a social network that a text quotes. */
const QUOTED_POST = /<blockquote [^>]*data-consent-purpose=/;

/**
 * Origins that a page may load a frame from after a press: origins of the players of films that its links open in a
 * lightbox, of players that handlers add to markup of WordPress, and of quoted posts of social networks.
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
		// On a popup's own page the link leads to the front page; on other pages there is nothing to close without
		// script.
		case 'popup:close':
			return path.startsWith(homePath + POPUP_PAGES) ? homePath : undefined;
		case 'off_canvas:open':
		case 'off_canvas:toggle':
			return `#off-canvas-${settings.id}`;
		// No panel has this address, so every panel is closed at it.
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
 * @param homePath the path of the front page in the language of the page with the link, because only that language's
 * shell contains the popup
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
