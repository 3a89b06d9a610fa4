import { hashSource } from '@outrigger/http/hash-source';
import { createEdits } from '../site/through/edits';
import { type StartTag, scanTags } from '../site/through/scan-tags';

/** Puts the addresses of an export below a path: a folder that is served as `https://name.example/site/`. */
export interface BasePath {
	/** `/site`; empty for a folder at the root of its host. */
	path: string;
	/** A path of this site as a visitor requests it; every other address stays unchanged. */
	address(path: string): string;
	/** A text with absolute addresses of the site: a feed, a sitemap, `robots.txt`. */
	text(text: string): string;
	css(text: string): string;
	/** A page. The hashes of its sheets in its own policy are renewed. */
	html(html: string): string;
}

/** Attributes that hold one address. */
const ADDRESS = new Set([
	...['href', 'src', 'action', 'formaction', 'poster', 'cite', 'data-base-url', 'data-exported'],
	...['data-src', 'data-thumbnail', 'data-logout'],
]);
const SETS = new Set(['srcset', 'imagesrcset']);
/** Attributes with text for visitors: what looks like a path in them is text. */
const WORDS = new Set(['alt', 'title', 'value', 'placeholder', 'pattern', 'content', 'aria-label']);
const SHEET = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g;
const IN_SHEET = /url\((["']?)(\/[^)"']*)/g;
/** A string of JSON that is a path and nothing else. */
const IN_JSON = /"(\/[^"\\\s]*)"/g;
/** Paths of files. In settings only such paths count, because `/day` may be text there. */
const FILE = /^\/(?:assets|wp-content|wp-includes|foreign-media|remote-fonts)\//;

/**
 * @param siteUrl public origin without a slash at the end
 * @param path `/site`, or empty; then nothing changes
 * @param isPage true for the path of a written page
 */
export function createBasePath(
	siteUrl: string,
	path: string,
	isPage: (path: string) => boolean,
): BasePath {
	const address = (one: string) => (/^\/(?!\/)/.test(one) ? path + one : one);
	const text = (whole: string) =>
		whole.replace(absolute(siteUrl), (_, next: string) => siteUrl + path + (next || '/'));
	const css = (sheet: string) =>
		sheet.replace(IN_SHEET, (_, quote: string, one: string) => `url(${quote}${address(one)}`);
	const json = (settings: string) =>
		settings.replace(IN_JSON, (whole, one: string) => {
			const [own = ''] = one.split(/[?#]/);
			return FILE.test(own) || isPage(own) ? `"${address(one)}"` : whole;
		});

	function attribute(name: string, value: string): string {
		if (ADDRESS.has(name)) return address(value.trim());
		if (SETS.has(name)) return value.split(/,\s+/).map(address).join(', ');
		if (name === 'style') return css(value);
		return WORDS.has(name) ? value : json(value);
	}

	function html(page: string): string {
		const edits = createEdits(page);
		scanTags(page, {
			onStart(tag: StartTag) {
				for (const name of tag.attributes.keys()) {
					const value = tag.attributes.get(name) ?? '';
					const changed = attribute(name, value);
					if (changed !== value) edits.setAttribute(tag, name, changed);
				}
				if (tag.name === 'html') edits.setAttribute(tag, 'data-base', path);
			},
			onEnd() {},
		});
		const renewed = new Map<string, string>();
		const written = edits.apply(text).replace(SHEET, (whole, start: string, sheet: string) => {
			const changed = css(sheet);
			return changed === sheet ? whole : start + changed;
		});
		const [before, after] = [sheetsOf(page), sheetsOf(written)];
		for (const [index, sheet] of before.entries()) {
			renewed.set(hashSource(sheet), hashSource(after[index] ?? sheet));
		}
		return [...renewed].reduce((done, [old, next]) => done.replaceAll(old, next), written);
	}

	if (path === '') {
		const same = (one: string) => one;
		return { path, address: same, text: same, css: same, html: same };
	}
	return { path, address, text, css, html };
}

const sheetsOf = (page: string) => [...page.matchAll(SHEET)].map(([, , sheet = '']) => sheet);

/**
 * Matches the site's origin only where it ends: `https://a.example` in `https://a.example/b`, and not in
 * `https://a.example.org`.
 */
function absolute(siteUrl: string): RegExp {
	const pattern = siteUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`${pattern}(?![\\w.:-])(/?)`, 'g');
}
