import {
	filmAt,
	filmFrame,
	filmLabel,
	filmPage,
	playerOptionsOf,
} from '@outrigger/rules/embeds/film-hosts';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

/** Hosts of maps, with their common names. */
const MAPS: readonly (readonly [host: RegExp, name: string])[] = [
	[/^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/, 'Google Maps'],
	[/^www\.openstreetmap\.org$/, 'OpenStreetMap'],
];
/** Attributes with a frame's address; the attributes of lazy-loading plugins come first. */
const SOURCES = ['data-lazy-src', 'data-src', 'data-litespeed-src', 'src'];

const LOOK =
	'html,body,a{block-size:100%;margin:0}a{display:grid;place-content:center;padding:1rem;box-sizing:border-box;font:16px/1.4 system-ui,sans-serif;text-align:center;color:#fff;background:#10222f}a:focus-visible{outline:3px solid;outline-offset:-6px}label{position:absolute;inset:auto 0 0;padding:.5rem;font:14px/1.4 system-ui,sans-serif;text-align:center;color:#fff}label[hidden]{display:none}@media (height<8rem){label{display:none}}';

/**
 * Does not load a frame of another host until a visitor presses the link that replaces it. The link leads to the
 * frame's content and has the frame's own box, so that the page's design does not change. A frame of this site stays
 * unchanged.
 *
 * @param localize turns addresses of the site into paths of this host
 * @param say our texts in the language of the page
 * @returns true if the frame was held
 */
export function holdFrame(
	edits: Edits,
	tag: StartTag,
	{ localize, say }: { localize: (address: string) => string; say: Say },
): boolean {
	const source = SOURCES.map((name) => tag.attributes.get(name)?.trim()).find(Boolean) ?? '';
	const address = foreignAddress(source, localize);
	if (address === null) return false;
	const { frame, page, name } = shownBy(address);
	for (const attribute of SOURCES) edits.setAttribute(tag, attribute, null);
	// The visitor requests the frame by a press, so it must not load lazily after that.
	edits.setAttribute(tag, 'loading', null);
	edits.setAttribute(tag, 'data-frame-src', frame);
	const title = tag.attributes.get('title')?.trim();
	const shows = say('frame.show', { name });
	const text = title ? `${title}: ${shows}` : shows;
	// The box is hidden until the handler shows it: without script it would have no effect.
	const box = `<label hidden><input type="checkbox"> ${escapeMarkup(say('frame.remember'))}</label>`;
	const link = `<a href="${escapeMarkup(page)}" target="_blank" rel="noopener nofollow">${escapeMarkup(text)}</a>`;
	edits.setAttribute(
		tag,
		'srcdoc',
		`<!DOCTYPE html><html lang="${escapeMarkup(say.lang ?? say.language)}"><title>${escapeMarkup(name)}</title><style>${LOOK}</style>${link}${box}`,
	);
	return true;
}

function foreignAddress(source: string, localize: (address: string) => string): string | null {
	const own = localize(source);
	const whole = own.startsWith('//') ? `https:${own}` : own;
	return /^https?:/i.test(whole) && URL.canParse(whole) ? new URL(whole).href : null;
}

function shownBy(address: string): { frame: string; page: string; name: string } {
	const film = filmAt(address);
	if (film) {
		const frame = filmFrame(film, { ...playerOptionsOf(address), autoplay: true });
		return { frame, page: filmPage(film), name: filmLabel(film) };
	}
	const { hostname } = new URL(address);
	const name = MAPS.find(([host]) => host.test(hostname))?.[1] ?? hostname;
	return { frame: address, page: address, name };
}
