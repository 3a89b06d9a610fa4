import type { Say, SomeTexts, TextKey } from '@outrigger/rules/texts/text';
import { CONSENT_LINK } from '../consent/consent-link';

/**
 * The marks in a page's markup that need a module of no widget, by the module's name in the table
 * of texts.
 */
const MARKS: Readonly<Record<string, (html: string) => boolean>> = {
	'background-slideshow': (html) => hasBackground(html, 'slideshow'),
	'background-video': (html) => hasBackground(html, 'video'),
	consent: (html) => html.includes('data-consent-purpose') || html.includes(`${CONSENT_LINK}"`),
	lightbox: (html) =>
		html.includes('elementor-open-lightbox') ||
		html.includes('action%3Dlightbox') ||
		/href="[^"]+\.(?:avif|gif|jpe?g|png|svg|webp)["?]/i.test(html),
	'network-post': (html) =>
		html.includes('data-consent-purpose') && /<blockquote [^>]*data-consent-purpose/.test(html),
	popups: (html) => html.includes('data-elementor-type="popup"'),
	postcards: (html) => html.includes(' data-postcards="yes"'),
};

function hasBackground(html: string, kind: string): boolean {
	return ['"', '&quot;'].some((quote) =>
		html.includes(`background_background${quote}:${quote}${kind}`),
	);
}

/**
 * The words that the handlers of a page may show: the page brings these words only.
 *
 * @param html everything in `<body>`
 * @param folders of the handlers of its widgets
 * @param table handler → the texts that it may show
 * @param counts true if visits are counted, for which the visitor's consent is needed
 */
export function browserTexts(
	html: string,
	folders: readonly string[],
	table: Readonly<Record<string, readonly TextKey[]>>,
	{ say, counts }: { say: Say; counts: boolean },
): SomeTexts {
	const marked = Object.entries(MARKS).flatMap(([name, mark]) => (mark(html) ? [name] : []));
	const names = [...folders, ...marked, ...(counts ? ['consent'] : [])];
	const keys = new Set(names.flatMap((name) => (Object.hasOwn(table, name) ? table[name] : [])));
	return Object.fromEntries([...keys].flatMap((key) => (key ? [[key, say.of(key)]] : [])));
}
