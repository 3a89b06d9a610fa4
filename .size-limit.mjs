import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/*
 * Budgets of the browser's files, in brotli. Names carry hashes, so the build's manifest says which file is what.
 * A module is weighed with everything it imports at once, the runtime left out: that is there already.
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

/** The adapters that nearly every page has already, weighed by themselves. */
const isBrowser = (name) => /^_browser-[\w-]{8}\.js$/.test(name);

/** What opens and closes, and the reader of settings: what several kinds of handlers share is on a page once. */
const isDisclosure = (name) => name.startsWith('_disclosure-');
const isReader = (name) => name.startsWith('_settings-');

/** GSAP is weighed by itself: all that moves shares it. */
const isGsap = (name) => readFileSync(fileOf(name), 'utf8').includes('lagSmoothing');

/** What several modules import is on a page once, whoever needs it first; it is weighed by itself below. */
const importers = (name) =>
	Object.values(manifest).filter(({ imports }) => imports?.includes(name));
const isShared = (name) => importers(name).length > 1;

/** Films and pictures behind elements share with films of widgets, not with what moves. */
const BACKGROUNDS = ['background-slideshow', 'background-video'];
/** Apollo's client without React, which the form's mutation asks with; islands bring the same. */
const isApollo = (name) => name.startsWith('_browser-client-');

/** The bars of docs/performance.md, beside GSAP and what is shared. */
const BEHAVIOUR_LIMITS = { 'lazy-background': '1 kB', motion: '4 kB', sticky: '2.1 kB' };
/**
 * Lottie's frame maths comes along; the library that draws is a file of its own. Contact buttons bring
 * what opens and closes beside the reader of settings; of their own they have less than 3 kB.
 */
const HANDLER_LIMITS = {
	// What opens and closes is shared by all of these, the dialog with popups and the lightbox.
	accordion: '5.5 kB',
	'contact-buttons': '6 kB',
	form: '8 kB',
	gallery: '3 kB',
	'image-gallery': '1 kB',
	lottie: '8 kB',
	'mega-menu': '5 kB',
	'nav-menu': '4 kB',
	'nested-accordion': '5.5 kB',
	'off-canvas': '8 kB',
	'table-of-contents': '6.5 kB',
	'video-playlist': '7 kB',
};
/** Parts that a handler fetches where a page needs them: what the builder's own markup asks for brings its rules along. */
const PART_LIMITS = { 'foreign-gallery.ts': '5 kB', 'stock-film.ts': '9 kB' };

/** What a page fetches for popups that wait to be opened; their dialog is weighed beside it. */
const ARMED_POPUPS = 'web/popups/start.ts';
const armedPopups = withImports(ARMED_POPUPS);

/** What every carousel needs, Swiper with it; effects and thumbnails are weighed beside it. */
const CAROUSEL = 'web/ui/carousel/start-carousel.ts';
const carousel = withImports(CAROUSEL);

/** What runs any link's action; what a single action needs is weighed by itself. */
const urlActions = withImports('web/url-actions.ts');

const behaviours = Object.values(manifest)
	.filter(
		({ isDynamicEntry, src }) =>
			isDynamicEntry && /^web\/behaviours\/[^/]+\/handler\.ts$/.test(src),
	)
	.map(({ src }) => src)
	.sort();

/** An island holds React and Apollo; all islands of a page share them. */
const isIsland = (source) => /\/hydrate-island'/.test(readFileSync(source, 'utf8'));

const handlers = Object.values(manifest)
	.filter(({ isDynamicEntry, src }) => isDynamicEntry && src?.startsWith('web/widgets/'))
	.map(({ src }) => src)
	.sort();
const islands = handlers.filter(isIsland);

// biome-ignore lint/style/noDefaultExport: this is what size-limit reads
export default [
	{
		name: 'runtime, before any handler',
		path: [...runtime].map(fileOf),
		// Pages name their handlers themselves, so that it does not grow with them.
		limit: '3.1 kB',
	},
	{
		name: 'what nearly every page asks of the browser',
		path: Object.keys(manifest).filter(isBrowser).map(fileOf),
		limit: '2 kB',
	},
	...handlers
		.filter((source) => !islands.includes(source))
		.map((source) => ({
			name: `handler: ${source.split('/')[2]}${source.includes('/handler') ? '' : `, ${basename(source)}`}`,
			path: filesBesideRuntime(
				[source],
				(part) => isDisclosure(part) || isReader(part) || isApollo(part),
			),
			// Two of them are the reader of settings, which all handlers of a page share.
			limit: PART_LIMITS[basename(source)] ?? HANDLER_LIMITS[source.split('/')[2]] ?? '5 kB',
		})),
	{
		name: 'the reader of settings, which all handlers of a page share',
		path: Object.keys(manifest).filter(isReader).map(fileOf),
		limit: '2.2 kB',
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
		limit: '5 kB',
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
		path: filesBesideRuntime(['web/lightbox/run-lightbox.ts'], (part) => urlActions.has(part)),
		limit: '12 kB',
	},
	{
		name: 'the lightbox again, with zoom and share once they are wanted',
		path: filesBesideRuntime(
			['run-lightbox', 'zoom', 'share-menu'].map((part) => `web/lightbox/${part}.ts`),
			(part) => urlActions.has(part),
		),
		limit: '15 kB',
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
			behaviours.filter((source) => !BACKGROUNDS.includes(source.split('/')[2])),
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
		name: 'what cleans older comments, when they are asked for',
		path: [fileOf('node_modules/dompurify/dist/purify.es.mjs')],
		limit: '11 kB',
	},
	...(islands.length > 0
		? [
				{
					name: 'all islands with React and Apollo',
					path: filesBesideRuntime(islands),
					limit: '115 kB',
				},
			]
		: []),
];
