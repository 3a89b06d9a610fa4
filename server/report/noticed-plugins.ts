import { outsideScriptsIn } from '@outrigger/rules/wordpress/outside-scripts';

/** A plugin of a WordPress that visitors notice, and what happens to its part of the page. */
export interface NoticedPlugin {
	name: string;
	/** A whole sentence about what happens to the plugin's part. */
	fate: string;
}

interface KnownPlugin {
	name: string;
	/** Names of its routes in core REST, without the version. */
	namespace?: string;
	/** Its folder below `/wp-content/plugins/`. */
	folder: string;
	kind: keyof typeof FATES;
}

/** What happens to a plugin's part, by the purpose of the plugin. */
const FATES = {
	forms:
		'Its forms work as they do there: the host keeps the scripts that they need, or the whole page as it is.',
	seo: 'Its titles, descriptions and data for search engines are in the pages that WordPress makes, and stay in them.',
	languages:
		'Pages of every language pass; pages of our own need the Polylang extension of WPGraphQL.',
	redirects:
		'The host asks the site for addresses that moved, and leads visitors on as the site does.',
	shop: 'Cart, checkout and account pass untouched; products in pages of our own need WooGraphQL.',
	consent:
		'Its banner works where KEEP_SCRIPTS keeps its script; on pages of ours our own consent stands in.',
	measuring:
		'Its script works where KEEP_SCRIPTS keeps it; pages of ours measure with MEASUREMENT_ID, sent by the host.',
	cache: 'Nobody misses it: pages come from a cache of this host.',
} as const;

/** Folders and routes as the plugins' own pages on wordpress.org and their REST routes name them. */
const KNOWN: readonly KnownPlugin[] = [
	{ name: 'Contact Form 7', namespace: 'contact-form-7', folder: 'contact-form-7', kind: 'forms' },
	{ name: 'WPForms', namespace: 'wpforms', folder: 'wpforms-lite', kind: 'forms' },
	{ name: 'Gravity Forms', namespace: 'gf', folder: 'gravityforms', kind: 'forms' },
	{
		name: 'Ninja Forms',
		namespace: 'ninja-forms-submissions',
		folder: 'ninja-forms',
		kind: 'forms',
	},
	{ name: 'Fluent Forms', namespace: 'fluentform', folder: 'fluentform', kind: 'forms' },
	{ name: 'Yoast SEO', namespace: 'yoast', folder: 'wordpress-seo', kind: 'seo' },
	{ name: 'Rank Math', namespace: 'rankmath', folder: 'seo-by-rank-math', kind: 'seo' },
	{ name: 'All in One SEO', namespace: 'aioseo', folder: 'all-in-one-seo-pack', kind: 'seo' },
	{ name: 'Polylang', namespace: 'pll', folder: 'polylang', kind: 'languages' },
	{ name: 'WPML', namespace: 'wpml', folder: 'sitepress-multilingual-cms', kind: 'languages' },
	{ name: 'TranslatePress', folder: 'translatepress-multilingual', kind: 'languages' },
	{ name: 'Redirection', namespace: 'redirection', folder: 'redirection', kind: 'redirects' },
	{ name: 'WooCommerce', namespace: 'wc', folder: 'woocommerce', kind: 'shop' },
	{ name: 'SEOPress', namespace: 'seopress', folder: 'wp-seopress', kind: 'seo' },
	{ name: 'Complianz', namespace: 'complianz', folder: 'complianz-gdpr', kind: 'consent' },
	{ name: 'CookieYes', namespace: 'cky', folder: 'cookie-law-info', kind: 'consent' },
	{
		name: 'Borlabs Cookie',
		namespace: 'borlabs-cookie',
		folder: 'borlabs-cookie',
		kind: 'consent',
	},
	{ name: 'WP Rocket', namespace: 'wp-rocket', folder: 'wp-rocket', kind: 'cache' },
	{ name: 'LiteSpeed Cache', namespace: 'litespeed', folder: 'litespeed-cache', kind: 'cache' },
];
/** Plugins that the report omits, because this host itself does their work. */
const OURS = /^(?:elementor|elementor-pro|pro-elements|wp-graphql.*|outrigger)$/;

/**
 * Names the plugins of a site that can be recognised from outside, the known ones first.
 *
 * @param namespaces of core REST, `wc/v3`, as the site's `/wp-json/` lists them; an empty list if the site hides it
 * @param scripts names of the scripts of its pages, addresses among them
 */
export function noticedPlugins(
	namespaces: readonly string[],
	scripts: readonly string[],
): NoticedPlugin[] {
	const routes = new Set(namespaces.map((one) => one.replace(/\/.*$/, '')));
	const folders = new Set(
		scripts.flatMap((one) => /\/wp-content\/plugins\/([\w.-]+)\//.exec(one)?.[1] ?? []),
	);
	const known = KNOWN.filter(
		({ namespace, folder }) => folders.has(folder) || (namespace && routes.has(namespace)),
	);
	const outside = scripts.flatMap((script) => {
		const found = outsideScriptsIn(script);
		return found.map((one) => ({ ...one, folder: /\/plugins\/([\w.-]+)\//.exec(script)?.[1] }));
	});
	const isKnown = (folder: string) =>
		OURS.test(folder) ||
		KNOWN.some((one) => one.folder === folder) ||
		outside.some((one) => one.folder === folder);
	const named = new Map([...known, ...outside].map(({ name, kind }) => [name, FATES[kind]]));
	return [
		...[...named].map(([name, fate]) => ({ name, fate })),
		...[...folders]
			.filter((folder) => !isKnown(folder))
			.map((name) => ({
				name,
				fate: 'Nobody here knows it: its markup stays, and its script where KEEP_SCRIPTS names it.',
			})),
	];
}
