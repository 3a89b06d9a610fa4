/** Why a script is not needed where our handlers are. */
interface KnownScript {
	/** Matches the script's path, or the handle that WordPress writes into its id (`{handle}-js`). */
	path?: RegExp;
	handle?: RegExp;
	/** A whole sentence for the report. */
	reason: string;
}

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
		path: /\/swiper(?:-bundle)?(?:\.min)?\.js$/,
		handle: /^swiper$/,
		reason: 'Our carousels fetch a Swiper of their own where a page has one.',
	},
	{
		path: /\/(?:dialog|waypoints|jquery-numerator|jquery\.smartmenus|jquery\.sticky|lottie|tipsy)(?:\.min)?\.js$/,
		handle: /^(?:elementor-)?(?:dialog|waypoints|lottie|jquery-numerator|flatpickr)$/,
		reason: 'Only the builder’s script calls it.',
	},
	{
		path: /\/(?:imagesloaded|masonry)(?:\.pkgd)?(?:\.min)?\.js$/,
		handle: /^(?:imagesloaded|masonry|jquery-masonry)$/,
		reason: 'The builder’s galleries and lists call it; ours are laid out without it.',
	},
	{
		path: /\/themes\/hello-(?:elementor|biz)\//,
		handle: /^hello-(?:theme|elementor|biz)/,
		reason:
			'It opens the plain menu of the builder’s theme, which a header of the builder replaces.',
	},
];

/** A library that is taken out unless a script that is kept calls it. */
export interface Library extends KnownScript {
	name: 'jquery' | 'wp';
	/** Finds a call of it in a script. */
	called: RegExp;
}

export const LIBRARIES: readonly Library[] = [
	{
		name: 'jquery',
		path: /\/(?:jquery(?:-migrate)?(?:-\d[\d.]*)?|jquery\/ui\/[\w-]+|jquery\/jquery[\w.-]*)(?:\.slim)?(?:\.min)?\.js$/,
		handle: /^jquery(?:-core|-migrate|-ui-[\w-]+)?$/,
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
];

/** Scripts that no visitor misses when the host leaves them out. */
export const DROPPED: readonly KnownScript[] = [
	{
		path: /\/wp-emoji-(?:release|loader)(?:\.min)?\.js$/,
		handle: /^wp-emoji/,
		reason: 'Browsers draw emoji themselves.',
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
];

/** Scripts that stay because nothing of ours does their work; none of them needs jQuery. */
export const KEPT: readonly KnownScript[] = [
	{
		path: /\/wp-includes\/js\/dist\/script-modules\//,
		handle: /^@wordpress\/|^wp-interactivity/,
		reason: 'Blocks of WordPress (navigation, pictures, search) need it.',
	},
];

/** Finds the entry of a table for a script. */
export function knownScript<Known extends KnownScript>(
	table: readonly Known[],
	{ path, handle }: { path: string; handle: string },
): Known | undefined {
	return table.find(
		(known) =>
			(path !== '' && known.path?.test(path)) || (handle !== '' && known.handle?.test(handle)),
	);
}
