/** A script that is not needed because of our handlers, and the reason. */
interface KnownScript {
	/** Matches the script's path, or the handle that WordPress writes into its id (`{handle}-js`). */
	path?: RegExp;
	handle?: RegExp;
	/** The entry applies only to pages whose markup matches `where` and does not match `unless`. */
	where?: RegExp;
	unless?: RegExp;
	/** True for a script whose requests bring no markup. */
	isClosed?: boolean;
	/** A whole sentence for the report. */
	reason: string;
}

/** A page with a header of the builder, or on the builder's canvas: such a page has no header of the theme. */
const BUILDER_HEADER = /\belementor-location-header\b|<body\b[^>]*\belementor-template-canvas\b/;
/** WordPress's script that adds a link to the main part at the beginning of a block theme's page. */
export const SKIP_LINK = /^wp-block-template-skip-link$/;
const HELLO = {
	path: /\/themes\/hello-(?:elementor|biz)\//,
	handle: /^hello-(?:theme|elementor|biz)/,
};
const CONTACT_FORM_7 = { path: /\/plugins\/contact-form-7\//, handle: /^(?:contact-form-7|swv)$/ };
/** The plain menu of the builder's theme. */
const HELLO_MENU = /\bsite-navigation\b/;
/** Add-ons of the builder contain this slider. Its sheet hides a row until the script runs. */
const OWL_ROW = /\bowl-carousel\b/;
const THEME = { path: /\/wp-content\/themes\/(?!hello-(?:elementor|biz)\/)[^/]+\/.+\.js$/ };

/**
 * Scripts that our handlers replace, or that only served such scripts. The first match counts.
 */
export const REPLACED: readonly KnownScript[] = [
	{
		path: /\/plugins\/(?:elementor-pro|pro-elements)\//,
		handle: /^(?:elementor-pro|pro-(?:preloaded-)?elements|e-sticky|smartmenus|share-link)\b/,
		reason: 'It belongs to the paid part of the builder, whose widgets our handlers serve.',
	},
	{
		path: /\/plugins\/elementor\//,
		handle: /^(?:elementor|preloaded-(?:elements|modules)|font-awesome-4-shim)\b/,
		reason: 'It belongs to the builder, whose widgets our handlers serve.',
	},
	{
		handle: /^prismjs_/,
		where: /\belementor-widget-code-highlight\b/,
		reason: 'The host gives colours to the code of its widget.',
	},
	{
		path: /\/(?:dialog|waypoints|jquery-numerator|jquery\.smartmenus|jquery\.sticky|lottie|tipsy)(?:\.min)?\.js$/,
		handle: /^(?:elementor-)?(?:dialog|waypoints|lottie|jquery-numerator|flatpickr)$/,
		reason: 'Only the builder’s script calls it.',
	},
	{
		...HELLO,
		reason: 'It opens the plain menu of the builder’s theme, and the page has none.',
	},
	{
		handle: SKIP_LINK,
		reason: 'The host writes the link that it would make.',
	},
	{
		path: /\/cdn-cgi\/scripts\/.+\/email-decode(?:\.min)?\.js$/,
		reason: 'The host writes the addresses of mail that it would make.',
	},
];

/** `builder` and `builder-runtime` have no file on a page. */
type LibraryName =
	| 'jquery'
	| 'jquery-ui'
	| 'wp'
	| 'hover-intent'
	| 'masonry'
	| 'swiper'
	| 'underscore'
	| 'backbone'
	| 'builder'
	| 'builder-runtime';

/** A library that the host removes unless a kept script calls it. */
export interface Library extends KnownScript {
	name: LibraryName;
	/** Matches a call of the library in a script. */
	called: RegExp;
	/** True if our handlers do without it what the builder's script did with it. */
	isReplaced?: boolean;
}

export const LIBRARIES: readonly Library[] = [
	{
		name: 'jquery-ui',
		path: /\/jquery\/ui\/[\w-]+(?:\.min)?\.js$/,
		handle: /^jquery-(?:ui|effects)-[\w-]+$/,
		called:
			/\.(?:accordion|autocomplete|button|checkboxradio|controlgroup|datepicker|dialog|(?:dis|en)ableSelection|draggable|droppable|effect|menu|progressbar|resizable|scrollParent|selectable|selectmenu|slider|sortable|spinner|switchClass|tabs|tooltip|uniqueId|widget)\(|(?:\$|jQuery)\.(?:ui|widget)\b|["'](?:ease(?:In|Out)\w+|:?(?:focusable|tabbable))["']/,
		reason: 'No script that is kept calls jQuery UI.',
	},
	{
		name: 'jquery',
		path: /\/(?:jquery(?:-migrate)?(?:-\d[\d.]*)?|jquery\/jquery[\w.-]*)(?:\.slim)?(?:\.min)?\.js$/,
		handle: /^jquery(?:-core|-migrate)?$/,
		called: /\bjQuery\b|\$\(/,
		reason: 'No script that is kept calls jQuery.',
	},
	{
		name: 'wp',
		path: /\/wp-includes\/js\/dist\/(?:i18n|hooks|vendor\/(?:wp-polyfill|regenerator-runtime)[\w-]*)(?:\.min)?\.js$/,
		handle: /^(?:wp-i18n|wp-hooks|wp-polyfill|regenerator-runtime)$/,
		called: /\bwp\.(?:i18n|hooks)\b/,
		reason: 'No script that is kept calls the libraries of WordPress.',
	},
	{
		name: 'hover-intent',
		path: /\/hoverIntent(?:\.min)?\.js$/i,
		handle: /^hoverIntent$/i,
		called: /\bhoverIntent\b/,
		reason: 'No script that is kept calls hoverIntent.',
	},
	{
		name: 'masonry',
		path: /\/(?:imagesloaded|masonry|jquery\.masonry)(?:\.pkgd)?(?:\.min)?\.js$/,
		handle: /^(?:imagesloaded|masonry|jquery-masonry)$/,
		called: /\b(?:imagesLoaded|Masonry)\b|\.masonry\(/,
		isReplaced: true,
		reason: 'The builder’s galleries and lists call it; ours are laid out without it.',
	},
	{
		name: 'swiper',
		path: /\/swiper(?:-bundle)?(?:\.min)?\.js$/,
		handle: /^swiper$/,
		called: /\bnew Swiper\b/,
		isReplaced: true,
		reason: 'Our carousels fetch a Swiper of their own where a page has one.',
	},
	{
		name: 'underscore',
		path: /\/underscore(?:-umd)?(?:\.min)?\.js$/,
		handle: /^underscore$/,
		called: /\b_\.[a-z]+\(|\bBackbone\b/,
		reason: 'No script that is kept calls Underscore.',
	},
	{
		name: 'backbone',
		path: /\/backbone(?:\.min)?\.js$/,
		handle: /^backbone$/,
		called: /\bBackbone\b/,
		reason: 'No script that is kept calls Backbone.',
	},
	{
		// The library has no file on the page: the host inserts `web/builder-api.ts`.
		name: 'builder',
		called: /\belementor(?:Pro)?Frontend\b|["'`]elementor\/(?:popup|frontend)\//,
		reason: 'No script that is kept calls the builder.',
	},
	{
		// A page whose kept script calls this passes untouched.
		name: 'builder-runtime',
		called:
			/\belementorModules\b|\belementorFrontend\??\.(?:utils|elementsHandler|elements|modules|config|storage)\b/,
		reason: 'No script that is kept reaches into the builder’s runtime.',
	},
];

/** Libraries that some of these texts call. */
export function calledLibraries(texts: readonly string[]): ReadonlySet<Library['name']> {
	const called = LIBRARIES.filter((library) => texts.some((text) => library.called.test(text)));
	return new Set(called.map(({ name }) => name));
}

/** Scripts that no visitor misses when the host leaves them out. */
export const DROPPED: readonly KnownScript[] = [
	{
		path: /\/wp-emoji-(?:release|loader)(?:\.min)?\.js$/,
		handle: /^wp-emoji/,
		reason: 'Browsers draw emoji themselves.',
	},
	{
		path: /\/wp-polyfill-importmap(?:\.min)?\.js$/,
		handle: /^wp-load-polyfill-importmap$/,
		reason: 'Browsers know import maps.',
	},
	{
		path: /\/comment-reply(?:\.min)?\.js$/,
		handle: /^comment-reply$/,
		reason: 'It moves the comment form; its links work without it.',
	},
	{
		path: /\/wp-embed(?:\.min)?\.js$/,
		handle: /^wp-embed$/,
		reason: 'It sizes embedded posts of other sites, which are links without it.',
	},
	{
		path: /\/(?:lazyload|lazysizes)(?:[.-][\w.-]*)?\.js$/,
		handle: /^(?:lazyload|lazysizes|smush-lazy-load)$/,
		reason: 'Browsers fetch pictures late themselves; the host gives the pictures their addresses.',
	},
	{
		path: /\/cdn-cgi\/scripts\/.+\/rocket-loader(?:\.min)?\.js$/,
		reason:
			'It runs other scripts late; those that are kept run when the page is read or has loaded.',
	},
	{ ...CONTACT_FORM_7, reason: 'The page has no form of Contact Form 7.' },
	{ ...THEME, reason: 'A header of the builder stands in the place of the theme’s.' },
];

/** Scripts that stay because no part of this host does their work. */
export const KEPT: readonly KnownScript[] = [
	{
		path: /\/wp-includes\/js\/dist\/script-modules\//,
		handle: /^@wordpress\/|^wp-interactivity/,
		reason: 'Blocks of WordPress (navigation, pictures, search) need it.',
	},
	{
		...CONTACT_FORM_7,
		where: /\bwpcf7-form\b/,
		isClosed: true,
		reason: 'The form of Contact Form 7 checks and sends itself by it.',
	},
	{
		path: /\/owl\.carousel(?:\.min)?\.js$/,
		where: OWL_ROW,
		reason: 'Its carousels have no height before it runs.',
	},
	{
		...HELLO,
		where: HELLO_MENU,
		unless: BUILDER_HEADER,
		reason: 'It opens the plain menu of the builder’s theme.',
	},
	{
		...THEME,
		unless: BUILDER_HEADER,
		reason: 'The theme’s own header and menus need it.',
	},
];

/** Inline scripts of WordPress and its themes, which have no id. The first match counts. */
export const INLINE: readonly (KnownScript & { text: RegExp; fate: 'kept' | 'dropped' })[] = [
	{
		text: /\.owlCarousel\(/,
		where: OWL_ROW,
		fate: 'kept',
		reason: 'It starts carousels that have no height before.',
	},
	{
		text: /\b_wpemojiSettings\b/,
		fate: 'dropped',
		reason: 'Browsers draw emoji themselves.',
	},
	{
		text: /\b(?:trident|msie)\b/i,
		fate: 'dropped',
		reason: 'It serves Internet Explorer.',
	},
	{
		text: /getElementById\(\s*["'](?:wp-block-(?:categories|archives)|cat["']|archives-dropdown)/,
		fate: 'kept',
		reason: 'A list of categories or months leads on by it.',
	},
	{
		text: /\bno-js\b/,
		unless: BUILDER_HEADER,
		fate: 'kept',
		reason: 'It tells the theme’s sheets that scripts run.',
	},
	{
		text: /\bno-js\b/,
		fate: 'dropped',
		reason: 'No script of the theme runs.',
	},
];

/**
 * Finds the entry of a table for a script.
 * @param html of the page
 */
export function knownScript<Known extends KnownScript>(
	table: readonly Known[],
	{ path, handle }: { path: string; handle: string },
	html: string,
): Known | undefined {
	return table.find(
		(known) =>
			((path !== '' && known.path?.test(path)) || (handle !== '' && known.handle?.test(handle))) &&
			holdsFor(known, html),
	);
}

/** Finds the entry for an inline script by its text. */
export function knownInline(text: string, html: string): (typeof INLINE)[number] | undefined {
	return INLINE.find((known) => known.text.test(text) && holdsFor(known, html));
}

function holdsFor({ where, unless }: KnownScript, html: string): boolean {
	return (where?.test(html) ?? true) && !unless?.test(html);
}
