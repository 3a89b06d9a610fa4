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

/** The editor's view is a separate build with its own manifest. */
const editors = JSON.parse(readFileSync(`${FOLDER}/.vite/inspector.json`, 'utf8'));

/** @param {string} name @returns {Set<string>} */
function withEditorImports(name, seen = new Set()) {
	if (seen.has(name)) return seen;
	seen.add(name);
	for (const imported of editors[name]?.imports ?? []) withEditorImports(imported, seen);
	return seen;
}

/** The pages of an exported site are a separate build with its own manifest. */
const exported = JSON.parse(readFileSync(`${FOLDER}/.vite/exported.json`, 'utf8'));

/** True for the adapters that nearly every page has already loaded; they have a limit of their own below. */
const isBrowser = (name) => /^_browser-[\w-]{7}\.js$/.test(name);

/**
 * True for the scripts that open and close elements. Several kinds of handlers share them, so a page loads them once.
 * The same is true of the reader of settings below.
 */
const isDisclosure = (name) => name.startsWith('_disclosure-');
const isReader = (name) => /^_(settings|controls)-/.test(name);

/**
 * The modules that several modules import. A page loads each of them once, for the first module that needs it; the
 * limits below count them separately.
 */
const importers = (name) =>
	Object.values(manifest).filter(({ imports }) => imports?.includes(name));
const isShared = (name) => importers(name).length > 1;

/**
 * The handlers of films and slideshows behind elements. They share modules with the film widgets, not with the modules
 * that move elements.
 */
const BACKGROUNDS = ['background-slideshow', 'background-video'];
/** The handler of quoted posts. It shares modules with the widgets of social networks. */
const NETWORK_POST = 'network-post';
const OTHER_SHARERS = [...BACKGROUNDS, NETWORK_POST];
/**
 * True for Apollo's client without React. The form's handler sends its mutation with it; islands load the same file.
 */
const isApollo = (name) => name.startsWith('_browser-client-');

/** True for the table of social networks, which the share buttons and the lightbox's share menu both use. */
const hasNetworks = (name) => readFileSync(fileOf(name), 'utf8').includes('sharer.php');

/**
 * True for the script that manages the focus in a dialog and the page behind the dialog. Popups, panels and carts share
 * it.
 */
const isFocus = (name) => name.startsWith('_focus-');

/**
 * True for the visitor's consent decisions. All modules that need consent share this file; the dialog's budget includes
 * it.
 */
const isConsent = (name) => name.startsWith('_consent-');

/** The limits of docs/performance.md, without the modules that several behaviours share. */
const BEHAVIOUR_LIMITS = {
	interaction: '3 kB',
	'lazy-background': '1 kB',
	motion: '4 kB',
	sticky: '2.1 kB',
};
/**
 * Handlers that open and close elements have a limit of 3 kB, menus of 4 and 5 kB. These limits exclude the reader of
 * settings and the shared disclosure script; docs/decisions/0083 has the figures that include both. Lottie's limit
 * includes the maths of its frames; the library that draws is a separate file.
 */
const HANDLER_LIMITS = {
	accordion: '3 kB',
	'contact-buttons': '3 kB',
	'floating-bars': '3 kB',
	form: '8 kB',
	gallery: '1.2 kB',
	'image-gallery': '1 kB',
	// The check of fields, which all forms share, answers in the language of the page.
	login: '5.4 kB',
	lottie: '8 kB',
	'mega-menu': '5 kB',
	'nav-menu': '4 kB',
	'nested-accordion': '3 kB',
	'nested-tabs': '3 kB',
	'off-canvas': '3 kB',
	'search-form': '3 kB',
	'woocommerce-menu-cart': '3 kB',
	// This includes modules that other handlers load too. A separate limit below covers the handler's own part.
	'share-buttons': '3.8 kB',
	'table-of-contents': '3 kB',
	tabs: '3 kB',
	'video-playlist': '7 kB',
};
/** Limits of the parts that a handler fetches on demand. Parts for the builder's own markup contain its style rules. */
const PART_LIMITS = {
	'build-list.ts': '4 kB',
	'foreign-gallery.ts': '5 kB',
	// This includes the layout of a masonry. A page whose gallery has titles fetches it with the visitor's first input.
	'open-filter.ts': '3.2 kB',
	// Lottie's player for animations without text; its own build, for all others, is 41 kB.
	'shapes-library.ts': '29 kB',
	'stock-film.ts': '9 kB',
};

/**
 * The file that a page fetches while its popups wait to be opened; the dialog of these popups has a separate limit.
 */
const ARMED_POPUPS = 'web/popups/start.ts';
const armedPopups = withImports(ARMED_POPUPS);

/**
 * The script that every carousel needs, with Swiper; effects and thumbnails have a separate limit.
 */
const CAROUSEL = 'web/ui/carousel/start-carousel.ts';
const carousel = withImports(CAROUSEL);

/**
 * The script that runs any link's action; a part that only one action needs has a limit of its own.
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

/** Cart and checkout contain the lines, sums and forms of a shop, which its other islands share with them. */
const ISLAND_LIMITS = { 'woocommerce-cart': '9.3 kB', 'woocommerce-checkout-page': '11 kB' };

// biome-ignore lint/style/noDefaultExport: this is what size-limit reads
export default [
	{
		name: 'runtime, before any handler',
		path: [...runtime].map(fileOf),
		// Each page names its handlers itself, so this file does not grow with the number of handlers.
		limit: '3.35 kB',
	},
	{
		name: 'what nearly every page asks of the browser',
		path: Object.keys(manifest).filter(isBrowser).map(fileOf),
		// Of this, 0.4 kB format the page's texts for handlers, with plurals and values.
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
			// The reader of settings, which all handlers of a page share, is not part of these limits; it has a limit
			// of its own below.
			limit: PART_LIMITS[basename(source)] ?? HANDLER_LIMITS[source.split('/')[2]] ?? '5 kB',
		})),
	{
		name: 'where the focus goes in a dialog, its place among others and its sheet: popups, panels and carts share it',
		path: Object.keys(manifest).filter(isFocus).map(fileOf),
		// The dialog's place and its sheet weighed 0.4 kB in separate files, beside 1 kB for the focus.
		limit: '1.2 kB',
	},
	{
		name: 'the reader of settings and of five kinds of controls, which the handlers of a page share',
		path: Object.keys(manifest).filter(isReader).map(fileOf),
		// The controls weigh 0.6 kB in one file; they weighed 0.9 kB in five files.
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
		// A list in the builder's own markup takes its next page out of a whole page, and has no inner box.
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
		// The lookup of the labels weighs 40 B more than fixed labels would. The code that loads the script for
		// postcards weighs 50 B.
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
		// The video players were moved here from the lightbox itself, and the lightbox's own limit fell by more than
		// they weigh.
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
			path: filesBesideRuntime([source], isShared),
			limit: BEHAVIOUR_LIMITS[name] ?? '4 kB',
		};
	}),
	{
		// No behaviour fetches GSAP before an element moves by it.
		name: 'what behaviours share',
		path: filesBesideRuntime(
			behaviours.filter((source) => !OTHER_SHARERS.includes(source.split('/')[2])),
			(part) => !isShared(part),
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
					// Five islands belong to a shop, one belongs to rental; a page has one or two. GraphQL documents
					// are most of their size.
					limit: '140.2 kB',
				},
			]
		: []),
];
