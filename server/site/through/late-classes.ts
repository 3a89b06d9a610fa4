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
 * need no entry, because every word of those settings counts as used. A class that only the builder's own script sets
 * has no entry: that script does not run.
 */
const FAMILIES: readonly Family[] = [
	// Swiper with our options (`web/ui/carousel/`), and the dots that our handlers draw.
	{
		classes:
			/^(?:swiper-(?:initialized|horizontal|rtl|android|ios|watch-progress|backface-hidden|slide-(?:active|next|prev|visible|fully-visible|duplicate)|pagination-(?:bullets|fraction|progressbar|horizontal|current|total|bullet|bullet-active|progressbar-fill))$|e-(?:carousel|widget-swiper$))/,
		sign: SLIDING,
	},
	// The host gives these to rows of an older builder (`slide-rows.ts`).
	{ classes: /^swiper(?:-container-horizontal)?$/, sign: /^swiper-container$/ },
	{
		classes: /^swiper-(?:3d|cube|cube-shadow|fade|coverflow|slide-(?:transform|shadow[\w-]*))$/,
		sign: /(?:^|-)(?:cube|fade|coverflow)$/,
	},
	{
		classes:
			/^(?:dialog-(?:(?:lightbox-)?(?:widget|widget-content|message|close-button)|type-(?:buttons|lightbox))$|elementor-popup)/,
		sign: /^(?:elementor-(?:location-)?)?popup/,
	},
	{ classes: /^elementor-(?:lightbox|slideshow--)/, sign: /lightbox/ },
	{ classes: /^(?:e-form(?:__|--)|elementor-col(?:umn$|-))/, sign: /^e-form|field-type-step/ },
	{
		classes:
			/^elementor-(?:message|error|help-inline$|form(?:-|$)|field-(?:group|type-(?:submit|next|previous))$|button)/,
		sign: /^(?:e-form|elementor-(?:form|field|login|message))/,
	},
	{ classes: /^elementor-background-slideshow/, sign: /slideshow/ },
	{ classes: /^elementor-ken-burns/, sign: /slideshow|ken[-_]burns/ },
	{ classes: /^elementor-(?:background-video|video|custom-embed)/, sign: /video/ },
	{ classes: /^(?:e-lo(?:ad|op)|eicon-animation-spin$)/, sign: /^e-lo(?:ad|op)/ },
	// The host gives this to lists whose settings name masonry (`rewrite-element.ts`).
	{ classes: /^elementor-posts-masonry$/, sign: /(?:^|_)masonry$/ },
	{
		classes: /^(?:elementor-(?:nav-menu__opener$|menu-cart--shown$|sub)|has-submenu$)/,
		sign: /menu/,
	},
	{ classes: /^elementor-tab(?!let)/, sign: /tabs?(?:-|$)|accordion|toggle/ },
	{ classes: /^elementor-toc/, sign: /toc(?:-|$|_)|table-of-contents/ },
	{ classes: /^(?:elementor-headline|e-(?:animated|hide-highlight)$)/, sign: /headline/ },
	{ classes: /^elementor-countdown/, sign: /countdown/ },
	{ classes: /^(?:elementor-search|no-icon-(?:label|clear)$)/, sign: /search/ },
	{ classes: /^elementor-share/, sign: /share/ },
	{ classes: /^elementor-gallery/, sign: /gallery/ },
	{ classes: /^elementor-hotspot/, sign: /hotspot/ },
	{
		classes:
			/^(?:code-toolbar|toolbar|toolbar-item|copy-to-clipboard-button|line-(?:highlight|numbers-rows))$/,
		sign: /^code-highlight\./,
	},
	{ classes: /^elementor-login/, sign: /login/ },
	{ classes: /^elementor-progress/, sign: /progress/ },
	{ classes: /^elementor-counter/, sign: /counter/ },
	{ classes: /^elementor-(?:add-to-cart|cart)/, sign: /cart/ },
	{
		classes:
			/^(?:e-(?:-selected$|active|background-pause$|lottie|menu-opener|share-address|click|close|consent|contact|current|film|floating|gallery-(?:grid|justified|masonry)|hotspot|inner|lazyloaded|network|no-|off-canvas|open|plain|scroll|search|social|tabs)|offset-(?:left|right|both)$|animated|elementor-(?:has-item-ratio$|fit-height$|sticky|motion|section--handles-inside$|item-active|active|current|invisible|hidden$|open|loading|screen-only)|is-|form-state-|added$|active$|current$|current-|hidden$|loading$|highlighted|watched-video|open$|opened$|closed$|show$|shown$|visible$|collapsed$|selected$|disabled$|hover$|focus|touch|sub-arrow|lazy|widget-image-caption$|wp-caption-text$|woocommerce-(?:message|notices)|skip-link$|screen-reader-text$|added_to_cart$|wc-forward$|ad-box$)/,
		sign: null,
	},
];

/** The families of names. The next page of a site has nearly the same names in its sheets. */
const known = new Map<string, Family | null>();
const MOST_KNOWN = 20_000;

function familyOf(name: string): Family | null {
	let family = known.get(name);
	if (family === undefined) {
		family = FAMILIES.find(({ classes }) => classes.test(name)) ?? null;
		if (known.size >= MOST_KNOWN) known.clear();
		known.set(name, family);
	}
	return family;
}

/** Returns true if a handler gives the class to elements of any page. */
export function isSetLater(name: string): boolean {
	return familyOf(name) !== null;
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
		if (!family?.sign) return family !== null;
		const { sign } = family;
		const known = isHere.get(family) ?? words.some((word) => sign.test(word));
		isHere.set(family, known);
		return known;
	};
}

/** Custom properties that our handlers and their sheets read. */
export const READ_LATER: ReadonlySet<string> = new Set([
	...['--admin-bar', '--aspect-ratio', '--below', '--c', '--c-count', '--card-height'],
	...['--card-width', '--close-size', '--columns', '--content-justify-content'],
	...['--content-padding', '--content-text-align', '--content-transition-duration'],
	...['--description-margin-top', '--description-text-color', '--drawing'],
	...['--e-bg-lazyload', '--e-floating-bars-room-top', '--e-global-color-accent'],
	...['--e-global-typography-label-font-family'],
	...['--e-global-typography-primary-font-family'],
	...['--e-global-typography-primary-font-weight', '--e-hotspot-delay'],
	...['--e-pause-background', '--e-pause-radius', '--e-pause-sign', '--e-slide-1'],
	...['--e-slide-position', '--e-slide-size', '--e-slide-transition', '--e-slides'],
	...['--e-static-transform', '--e-sticky', '--e-transform-transition-duration', '--end'],
	...['--form-progress', '--g', '--h', '--headline-draw', '--headline-reveal'],
	...['--headline-step', '--hg', '--hgap', '--image-border-color'],
	...['--image-border-radius', '--image-border-width', '--image-transition-duration'],
	...['--letter', '--menu-height', '--menu-room', '--menu-shift', '--menu-start'],
	...['--menu-width', '--overlay-mix-blend-mode', '--overlay-transition-duration'],
	...['--ratio', '--room', '--row-height', '--space-between', '--sticky-align'],
	...['--stretched-start', '--stretched-width', '--t', '--tg', '--title-text-color'],
	...['--titles-container-justify-content', '--tooltip-from', '--tooltip-inset'],
	...['--tooltip-shift-x', '--tooltip-shift-y', '--tooltip-side', '--tooltip-trigger'],
	...['--tooltip-x', '--tooltip-y', '--used', '--vgap', '--video-aspect-ratio', '--w'],
	...['--width'],
]);
