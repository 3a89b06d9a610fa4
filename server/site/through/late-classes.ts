/** Classes that handlers give to elements of the same kind. */
interface Family {
	classes: RegExp;
	/** Matches a word that every page with such elements contains; null for classes that any page may get. */
	sign: RegExp | null;
}

/** The word that represents a link to a picture, which opens the lightbox. */
export const OPENS_LIGHTBOX = 'lightbox';

const SLIDING = /swiper|carousel|slides/;

/**
 * Classes that our handlers and browsers' states give to elements while a page is used, by family; the first family
 * that matches a class counts. The builder's sheets are the same for all pages, and without this list half of the rules
 * that a page keeps would be for sliders, popups and forms that it does not have. Names in `data-settings` (animations)
 * need no entry, because every word of those settings counts as used.
 */
const FAMILIES: readonly Family[] = [
	{ classes: /^(?:swiper|elementor-swiper|e-(?:carousel|widget-swiper$))/, sign: SLIDING },
	{ classes: /^(?:dialog|elementor-popup)/, sign: /^(?:elementor-(?:location-)?)?popup/ },
	{ classes: /^elementor-(?:lightbox|slideshow)/, sign: /lightbox/ },
	{
		classes: /^(?:e-form|elementor-(?:message|error|form|field|button))/,
		sign: /^(?:e-form|elementor-(?:form|field|login|message))/,
	},
	{
		classes: /^elementor-(?:background-slideshow|ken-burns)/,
		sign: /slideshow|ken-burns|swiper|carousel|slides/,
	},
	{ classes: /^elementor-(?:background-video|video|custom-embed)/, sign: /video/ },
	{ classes: /^(?:e-lo(?:ad|op)|eicon-animation-spin$)/, sign: /^e-lo(?:ad|op)/ },
	{
		classes: /^elementor-pagination/,
		sign: /pagination|swiper|carousel|slides|posts|products|loop/,
	},
	{ classes: /^elementor-(?:nav-menu|menu|sub)/, sign: /menu/ },
	{ classes: /^elementor-tab(?!let)/, sign: /tabs?(?:-|$)|accordion|toggle/ },
	{ classes: /^elementor-toc/, sign: /toc(?:-|$|_)|table-of-contents/ },
	{ classes: /^(?:elementor-headline|e-(?:animated|hide-highlight)$)/, sign: /headline/ },
	{ classes: /^elementor-countdown/, sign: /countdown/ },
	{ classes: /^elementor-search/, sign: /search/ },
	{ classes: /^elementor-share/, sign: /share/ },
	{ classes: /^elementor-gallery/, sign: /gallery/ },
	{ classes: /^elementor-hotspot/, sign: /hotspot/ },
	{ classes: /^elementor-login/, sign: /login/ },
	{ classes: /^elementor-progress/, sign: /progress/ },
	{ classes: /^elementor-counter/, sign: /counter/ },
	{ classes: /^elementor-(?:add-to-cart|cart)/, sign: /cart/ },
	{
		classes:
			/^(?:e-(?:active|background|lottie|menu-opener|share-address|click|close|consent|contact|current|film|floating|gallery-(?:grid|justified|masonry)|hotspot|inner|lazyloaded|n-|network|no-|off-canvas|open|plain|scroll|search|social|tabs)|offset-(?:left|right|both)$|animated|elementor-(?:has-item-ratio$|fit-height$|sticky|motion|item-active|active|current|invisible|hidden|background|open|loading|screen-only)|is-|form-state-|added$|active$|current$|current-|hidden$|loading$|highlighted|watched-video|open$|opened$|closed$|show$|shown$|visible$|collapsed$|selected$|disabled$|hover$|focus|touch|sub-arrow|lazy|widget-image-caption$|wp-caption-text$|woocommerce-(?:message|notices)|skip-link$|screen-reader-text$|added_to_cart$|wc-forward$|ad-box$)/,
		sign: null,
	},
];

const familyOf = (name: string) => FAMILIES.find(({ classes }) => classes.test(name));

/** Returns true if a handler gives the class to elements of any page. */
export function isSetLater(name: string): boolean {
	return familyOf(name) !== undefined;
}

/**
 * Returns a function that is true for a class that a script may add to elements of the page.
 *
 * @param words of the page: classes, ids, words of settings, types of widgets and documents, and `OPENS_LIGHTBOX`
 */
export function lateClasses(words: readonly string[]): (name: string) => boolean {
	const isHere = new Map<Family, boolean>();
	return (name) => {
		const family = familyOf(name);
		if (!family?.sign) return family !== undefined;
		const { sign } = family;
		const known = isHere.get(family) ?? words.some((word) => sign.test(word));
		isHere.set(family, known);
		return known;
	};
}
