import type { Say, SomeTexts, TextKey } from '@outrigger/rules/texts/text';
import { CONSENT_LINK } from '../consent/consent-link';

/** Matches sections that have a film or a row of pictures as their background, in their settings. */
const BACKGROUND = /background_background(?:"|&quot;):(?:"|&quot;)(slideshow|video)/g;
const LINK_TO_PICTURE = /href="[^"]+\.(?:avif|gif|jpe?g|png|svg|webp)["?]/i;

/**
 * The modules that a page's markup needs in addition to those of its widgets, by their names in the table of texts. A
 * page is long, so the function searches it once for each mark. The engine searches for a pattern with `\b` two to five
 * times faster than for a plain text of this length.
 */
function modulesOf(html: string): string[] {
	const backgrounds = [...html.matchAll(BACKGROUND)].map(([, kind]) => `background-${kind}`);
	const asks = /\bdata-consent-purpose\b/.test(html);
	const opensPictures =
		html.includes('elementor-open-lightbox') ||
		/action%3Dlightbox/i.test(html) ||
		LINK_TO_PICTURE.test(html);
	const marks: readonly (readonly [module: string, isMarked: boolean])[] = [
		['consent', asks || html.includes(`${CONSENT_LINK}"`)],
		['lightbox', opensPictures],
		['network-post', asks && /<blockquote [^>]*data-consent-purpose/.test(html)],
		['popups', /\bdata-elementor-type="popup"/.test(html)],
		['postcards', /\sdata-postcards="yes"/.test(html)],
	];
	return [...backgrounds, ...marks.flatMap(([module, isMarked]) => (isMarked ? [module] : []))];
}

/**
 * The texts that the handlers of a page may show. The page contains only these texts.
 *
 * @param html everything in `<body>`
 * @param folders of the handlers of its widgets
 * @param table maps a handler to the texts that it may show
 * @param counts true if visits are counted, for which the visitor's consent is needed
 */
export function browserTexts(
	html: string,
	folders: readonly string[],
	table: Readonly<Record<string, readonly TextKey[]>>,
	{ say, counts }: { say: Say; counts: boolean },
): SomeTexts {
	const names = [...folders, ...modulesOf(html), ...(counts ? ['consent'] : [])];
	const keys = new Set(names.flatMap((name) => (Object.hasOwn(table, name) ? table[name] : [])));
	return Object.fromEntries([...keys].flatMap((key) => (key ? [[key, say.of(key)]] : [])));
}
