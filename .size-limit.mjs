import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/*
 * Budgets of the browser's files, in brotli. File names carry hashes; the build's manifest maps each source to its
 * file. A module's size includes all static imports except the runtime, which every page has loaded already.
 */

const FOLDER = 'dist/client';
const RUNTIME = 'web/client.ts';
const MANIFEST = `${FOLDER}/.vite/manifest.json`;

if (!existsSync(MANIFEST)) {
	throw new Error(
		`There is no ${MANIFEST}, so there is nothing to weigh. Run "npm run build" first.`,
	);
}

/** @type {Record<string, { file: string, src?: string, imports?: string[], isDynamicEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** @param {string} name @returns {Set<string>} */
function withImports(name, seen = new Set()) {
	if (seen.has(name)) return seen;
	seen.add(name);
	for (const imported of manifest[name]?.imports ?? []) withImports(imported, seen);
	return seen;
}

const runtime = withImports(RUNTIME);
const fileOf = (name) => `${FOLDER}/${manifest[name].file}`;

/** @param {string[]} names @param {(name: string) => boolean} isLeftOut */
function filesBesideRuntime(names, isLeftOut = () => false) {
	const all = new Set(names.flatMap((name) => [...withImports(name)]));
	return [...all]
		.filter((name) => !runtime.has(name) && !isBrowser(name) && !isLeftOut(name))
		.map(fileOf);
}

/** The editor's view has a build of its own. */
const editors = JSON.parse(readFileSync(`${FOLDER}/.vite/inspector.json`, 'utf8'));

/** @param {string} name @returns {Set<string>} */
function withEditorImports(name, seen = new Set()) {
	if (seen.has(name)) return seen;
	seen.add(name);
	for (const imported of editors[name]?.imports ?? []) withEditorImports(imported, seen);
	return seen;
}

/** Pages of an exported site have a separate build. */
const exported = JSON.parse(readFileSync(`${FOLDER}/.vite/exported.json`, 'utf8'));

/** The adapters that nearly every page has already, weighed by themselves. */
const isBrowser = (name) => /^_browser-[\w-]{7}\.js$/.test(name);

/**
 * The scripts that open and close elements, and the reader of settings: several kinds of handlers
 * share them, so a page has them once.
 */
const isDisclosure = (name) => name.startsWith('_disclosure-');
const isReader = (name) => /^_(settings|controls)-/.test(name);

/** GSAP is weighed by itself: all that moves shares it. */
const isGsap = (name) => readFileSync(fileOf(name), 'utf8').includes('lagSmoothing');

/**
 * The modules that several modules import. A page loads each of them once, for the first module that needs it; the
 * limits below count them separately.
 */
const importers = (name) =>
	Object.values(manifest).filter(({ imports }) => imports?.includes(name));
const isShared = (name) => importers(name).length > 1;

/** Films and pictures behind elements share with films of widgets, not with what moves. */
const BACKGROUNDS = ['background-slideshow', 'background-video'];
/** Quoted posts share with the widgets of networks. */
const NETWORK_POST = 'network-post';
const OTHER_SHARERS = [...BACKGROUNDS, NETWORK_POST];
/** Apollo's client without React: the form's mutation sends its request with it; islands load the same file. */
const isApollo = (name) => name.startsWith('_browser-client-');

/** The table that the lightbox shares by as well. */
const hasNetworks = (name) => readFileSync(fileOf(name), 'utf8').includes('sharer.php');

/**
 * The script for the focus in a dialog and for the page behind it: popups, panels and carts share
 * it.
 */
const isFocus = (name) => name.startsWith('_focus-');

/** The visitor's consent decisions. All modules that need consent share this file; the dialog's budget includes it. */
const isConsent = (name) => name.startsWith('_consent-');

/** The bars of docs/performance.md, beside GSAP and what is shared. */
const BEHAVIOUR_LIMITS = {
	interaction: '3 kB',
	'lazy-background': '1 kB',
	motion: '4 kB',
	sticky: '2.1 kB',
};
/**
 * Handlers that open and close have a limit of 3 kB, menus of 4 and 5, beside the reader of settings and the shared
 * disclosure: docs/decisions/0083 has the figures with both. Lottie's frame maths is included; the library that draws
 * is a separate file.
 */
const HANDLER_LIMITS = {
	accordion: '3 kB',
	'contact-buttons': '3 kB',
	'floating-bars': '3 kB',
	form: '8 kB',
	gallery: '1.2 kB',
	'image-gallery': '1 kB',
	// The check of fields, which forms share, answers in the language of the page.
	login: '5.4 kB',
	lottie: '8 kB',
	'mega-menu': '5 kB',
	'nav-menu': '4 kB',
	'nested-accordion': '3 kB',
	'nested-tabs': '3 kB',
	'off-canvas': '3 kB',
	'search-form': '3 kB',
	'woocommerce-menu-cart': '3 kB',
	// With what other handlers bring as well; its own part is weighed below.
	'share-buttons': '3.8 kB',
	'table-of-contents': '3 kB',
	tabs: '3 kB',
	'video-playlist': '7 kB',
};
/** Parts that a handler fetches on demand. Parts for the builder's own markup contain its style rules. */
const PART_LIMITS = {
	'build-list.ts': '4 kB',
	'foreign-gallery.ts': '5 kB',
	// With the places of a masonry, fetched with the first input of a page whose gallery has titles.
	'open-filter.ts': '3.2 kB',
	'stock-film.ts': '9 kB',
};

/**
 * The files that a page fetches for popups that wait to be opened; their dialog is weighed beside
 * it.
 */
const ARMED_POPUPS = 'web/popups/start.ts';
const armedPopups = withImports(ARMED_POPUPS);

/**
 * The script that every carousel needs, with Swiper; effects and thumbnails are weighed beside
 * it.
 */
const CAROUSEL = 'web/ui/carousel/start-carousel.ts';
const carousel = withImports(CAROUSEL);

/**
 * The script that runs any link's action; the parts that a single action needs are weighed by
 * themselves.
 */
const urlActions = withImports('web/url-actions.ts');

const LIGHTBOX = 'web/lightbox/run-lightbox.ts';
const lightbox = withImports(LIGHTBOX);

const behaviours = Object.values(manifest)
	.filter(
		({ isDynamicEntry, src }) =>
			isDynamicEntry && /^web\/behaviours\/[^/]+\/handler\.ts$/.test(src),
	)
	.map(({ src }) => src)
	.sort();

/** An island needs React and Apollo; all islands of a page share them. */
const isIsland = (source) => /\/hydrate-island'/.test(readFileSync(source, 'utf8'));

const handlers = Object.values(manifest)
	.filter(({ isDynamicEntry, src }) => isDynamicEntry && src?.startsWith('web/widgets/'))
	.map(({ src }) => src)
	.sort();
const islands = handlers.filter(isIsland);

/**
 * React, Apollo and the code that attaches them to an element, which every island needs. Apollo's hooks are separate
 * files.
 */
const isOfEveryIsland = (name) =>
	/^_use(?:Query|Mutation)-/.test(name) || islands.every((source) => withImports(source).has(name));

/** Cart and checkout hold lines, sums and forms of a shop, which its other islands share with them. */
const ISLAND_LIMITS = { 'woocommerce-cart': '9.3 kB', 'woocommerce-checkout-page': '11 kB' };

// biome-ignore lint/style/noDefaultExport: this is what size-limit reads
export default [
	{
		name: 'runtime, before any handler',
		path: [...runtime].map(fileOf),
		// Pages name their handlers themselves, so that it does not grow with them.
		limit: '3.35 kB',
	},
	{
		name: 'what nearly every page asks of the browser',
		path: Object.keys(manifest).filter(isBrowser).map(fileOf),
		// 0.4 kB of it format the page's texts for handlers, with plurals and values.
		limit: '2.7 kB',
	},
	...handlers
		.filter((source) => !islands.includes(source))
		.map((source) => ({
			name: `handler: ${source.split('/')[2]}${source.includes('/handler') ? '' : `, ${basename(source)}`}`,
			path: filesBesideRuntime(
				[source],
				(part) =>
					isDisclosure(part) ||
					isReader(part) ||
					isFocus(part) ||
					isApollo(part) ||
					isConsent(part),
			),
			// Two of them are the reader of settings, which all handlers of a page share.
			limit: PART_LIMITS[basename(source)] ?? HANDLER_LIMITS[source.split('/')[2]] ?? '5 kB',
		})),
	{
		name: 'where the focus goes in a dialog, its place among others and its sheet: popups, panels and carts share it',
		path: Object.keys(manifest).filter(isFocus).map(fileOf),
		// The last two weighed 0.4 kB in files of their own beside 1 kB.
		limit: '1.2 kB',
	},
	{
		name: 'the reader of settings and of five kinds of controls, which the handlers of a page share',
		path: Object.keys(manifest).filter(isReader).map(fileOf),
		// The controls weigh 0.6 kB in one file instead of 0.9 in five.
		limit: '2.8 kB',
	},
	{
		name: 'what menus, tabs and accordions share of opening and closing',
		path: Object.keys(manifest).filter(isDisclosure).map(fileOf),
		limit: '2 kB',
	},
	{
		name: 'a filter and its list, paged in place, together',
		path: filesBesideRuntime([
			'web/widgets/taxonomy-filter/handler.ts',
			'web/widgets/loop-grid/handler.ts',
		]),
		// Lists in the builder's own markup extract their next page from a whole page, and have no inner box.
		limit: '5.3 kB',
	},
	{
		name: 'popups, armed and closed, beside the matcher of patterns',
		path: filesBesideRuntime([ARMED_POPUPS]),
		limit: '5 kB',
	},
	{
		name: 'the dialog of popups, when the first of them opens',
		path: filesBesideRuntime(
			['web/popups/dialog/popups.ts', 'web/popups/popup-actions.ts'],
			(part) => armedPopups.has(part),
		),
		limit: '6 kB',
	},
	{
		name: 'the lightbox, when its link is first used',
		path: filesBesideRuntime([LIGHTBOX], (part) => urlActions.has(part)),
		limit: '7.8 kB',
	},
	{
		name: 'the lightbox with zoom, which its first picture fetches, and the share menu',
		path: filesBesideRuntime(
			[LIGHTBOX, 'web/lightbox/zoom.ts', 'web/lightbox/share-menu.ts'],
			(part) => urlActions.has(part),
		),
		// The lookup of its labels weighs 40 B more than fixed labels; 50 B load the script for postcards.
		limit: '12.15 kB',
	},
	{
		name: 'what a gallery of postcards fetches beside the lightbox',
		path: filesBesideRuntime(
			['web/lightbox/postcard.ts'],
			(part) => urlActions.has(part) || lightbox.has(part),
		),
		limit: '3.2 kB',
	},
	{
		name: 'what a press on Share fetches beside the lightbox',
		path: filesBesideRuntime(
			['web/lightbox/share-menu.ts'],
			(part) => urlActions.has(part) || lightbox.has(part),
		),
		limit: '1.3 kB',
	},
	{
		name: 'what the first film fetches beside the lightbox, with the table of hosts',
		path: filesBesideRuntime(
			['web/lightbox/film.ts'],
			(part) => urlActions.has(part) || lightbox.has(part),
		),
		// The players came here from the lightbox itself; the lightbox's own limit fell by more.
		limit: '2.1 kB',
	},
	{
		name: 'a carousel with Swiper, when one comes near',
		path: filesBesideRuntime(['web/widgets/image-carousel/handler.ts', CAROUSEL], isReader),
		limit: '26 kB',
	},
	{
		name: 'effects and thumbnails of carousels, where they are used',
		path: filesBesideRuntime(
			['web/ui/carousel/effects.ts', 'web/ui/carousel/thumbnails.ts'],
			(part) => carousel.has(part),
		),
		limit: '8 kB',
	},
	...behaviours.map((source) => {
		const name = source.split('/')[2];
		return {
			name: `behaviour: ${name}`,
			path: filesBesideRuntime([source], (part) => isGsap(part) || isShared(part)),
			limit: BEHAVIOUR_LIMITS[name] ?? '4 kB',
		};
	}),
	{
		name: 'what behaviours share, beside GSAP',
		path: filesBesideRuntime(
			behaviours.filter((source) => !OTHER_SHARERS.includes(source.split('/')[2])),
			(part) => isGsap(part) || !isShared(part),
		),
		limit: '3 kB',
	},
	...BACKGROUNDS.map((name) => ({
		name: `behaviour: ${name}, with the table of film hosts and the button that stops it`,
		path: filesBesideRuntime([`web/behaviours/${name}/handler.ts`]),
		limit: '7 kB',
	})),
	{
		name: `behaviour: ${NETWORK_POST}, with frames and what a visitor has allowed`,
		path: filesBesideRuntime([`web/behaviours/${NETWORK_POST}/handler.ts`]),
		limit: '3.5 kB',
	},
	{
		name: 'what cleans older comments, when they are asked for',
		path: [fileOf('node_modules/dompurify/dist/purify.es.mjs')],
		limit: '11 kB',
	},
	{
		name: 'share buttons, their own part with the table of networks',
		path: filesBesideRuntime(
			['web/widgets/share-buttons/handler.ts'],
			(part) => isShared(part) && !hasNetworks(part),
		),
		limit: '2 kB',
	},
	{
		name: 'the question about consent, when a page first asks or somebody opens it',
		path: filesBesideRuntime(['web/consent/consent-dialog.ts']),
		limit: '10 kB',
	},
	{
		name: 'what counts visits, once it is allowed',
		path: filesBesideRuntime(
			['web/analytics/begin.ts', 'web/analytics/collector.ts'],
			(part) => isShared(part) || isConsent(part),
		),
		limit: '2020 B',
	},
	{
		name: "the editor's view, beside React",
		path: [...withEditorImports('web/inspector/main.tsx')]
			.filter((name) => !/^_react-/.test(name))
			.map((name) => `${FOLDER}/${editors[name].file}`),
		limit: '60 kB',
	},
	{
		name: 'what pages of an exported site have beside all others, and what a filter and a search fetch there',
		path: Object.values(exported).map(({ file }) => `${FOLDER}/${file}`),
		limit: '5 kB',
	},
	...islands.map((source) => ({
		name: `island: ${source.split('/')[2]}, beside React and Apollo`,
		path: filesBesideRuntime([source], isOfEveryIsland),
		limit: ISLAND_LIMITS[source.split('/')[2]] ?? '8 kB',
	})),
	...(islands.length > 0
		? [
				{
					name: 'all islands with React and Apollo',
					path: filesBesideRuntime(islands),
					// Five islands belong to a shop, one to rental; a page has one or two. Their documents are most of their size.
					limit: '140.2 kB',
				},
			]
		: []),
];
