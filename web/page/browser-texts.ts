import type { Say, SomeTexts, TextKey } from '@outrigger/rules/texts/text';
import { CONSENT_LINK } from '../consent/consent-link';

/**
 * The marks in a page's markup that need a module of no widget, by the module's name in the table
 * of texts.
 */
const MARKS: Readonly<Record<string, RegExp>> = {
	'background-slideshow': /background_background(?:"|&quot;):(?:"|&quot;)slideshow/,
	'background-video': /background_background(?:"|&quot;):(?:"|&quot;)video/,
	consent: new RegExp(`data-consent-purpose|${CONSENT_LINK}"`),
	lightbox:
		/href="[^"]+\.(?:avif|gif|jpe?g|png|svg|webp)["?]|elementor-open-lightbox|action%3Dlightbox/i,
	'network-post': /<blockquote [^>]*data-consent-purpose/,
	popups: /data-elementor-type="popup"/,
	postcards: / data-postcards="yes"/,
};

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
	const marked = Object.entries(MARKS).flatMap(([name, mark]) => (mark.test(html) ? [name] : []));
	const names = [...folders, ...marked, ...(counts ? ['consent'] : [])];
	const keys = new Set(names.flatMap((name) => (Object.hasOwn(table, name) ? table[name] : [])));
	return Object.fromEntries([...keys].flatMap((key) => (key ? [[key, say.of(key)]] : [])));
}
