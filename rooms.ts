/**
 * The rule of the house: a room imports only lower rooms, and sibling rooms do not import each other. The table lists
 * each room with the rooms and modules that it may import beside its own files. A file belongs to the room with the
 * longest matching path, so `web` contains the files in that folder itself. `tests/architecture.test.ts` enforces the
 * table. `npm run rooms` writes it into `biome.rooms.json`, so that editors show a wrong import.
 */

/** The rooms on which every feature of the browser is built. */
const FLOOR = [
	'domain',
	'web/browser',
	'web/actions',
	'web/wordpress',
	'web/attach',
	'web/consent',
	'web/ui',
	'web/behaviours',
];
const LISTS_AND_TREE = [...FLOOR, 'web/elements', 'web/elements/settings', 'web/loops'];
/** The rooms that several widgets of a shop share. */
const SHOP_PARTS = ['web/shop/product', 'web/shop/cart', 'web/shop/order'];

const WEB: Record<string, readonly string[]> = {
	'web/browser': ['domain'],
	'web/wordpress': ['domain', 'web/browser'],
	'web/shop/product': [...FLOOR, 'web/elements', 'web/elements/settings'],
	'web/shop/cart': [...FLOOR, 'web/elements', 'web/elements/settings', 'web/shop/product'],
	'web/shop/order': [
		...FLOOR,
		'web/elements',
		'web/elements/settings',
		'web/shop/product',
		'web/shop/cart',
	],
	'web/actions': ['domain', 'web/browser'],
	'web/attach': ['domain', 'web/browser'],
	// The visitor's consent: every room may import it, and it imports no feature.
	'web/consent': ['domain', 'web/browser'],
	'web/ui': ['domain', 'web/browser', 'web/actions', 'web/wordpress', 'web/attach', 'web/consent'],
	// Counts only what it can see from outside of the other features.
	'web/analytics': ['domain', 'web/browser', 'web/consent'],
	'web/behaviours': [
		'domain',
		'web/browser',
		'web/actions',
		'web/wordpress',
		'web/attach',
		'web/ui',
	],
	// The code that reads settings; every handler brings it to the browser.
	'web/elements/settings': ['domain', 'web/ui'],
	'web/elements': [...FLOOR, 'domain/css', 'domain/atomic', 'web/elements/settings'],
	'web/atomic': [...LISTS_AND_TREE, 'domain/atomic'],
	'web/loops': [...FLOOR, 'web/elements', 'web/elements/settings'],
	'web/widgets': [...LISTS_AND_TREE, ...SHOP_PARTS],
	'web/popups': LISTS_AND_TREE,
	'web/lightbox': ['domain', 'web/browser', 'web/actions', 'web/attach', 'web/ui'],
	// The view of editors: it imports all other rooms that have settings, and no file for visitors imports it.
	'web/inspector': [...LISTS_AND_TREE, 'domain/atomic', 'web/popups', 'web/page', 'web'],
	'web/page': [
		'domain',
		'domain/atomic',
		'web/consent',
		'web/wordpress',
		'web/ui',
		'web/elements',
		'web/elements/settings',
		'web/loops',
		'web/popups',
		'web/lightbox',
	],
	web: [
		...LISTS_AND_TREE,
		'domain/atomic',
		'web/widgets',
		'web/atomic',
		'web/popups',
		'web/lightbox',
		'web/page',
		'web/analytics',
	],
};

/** The rooms of the mock: each room builds on earlier ones, from the records to the routes. */
const WORDPRESS: Record<string, readonly string[]> = {
	'server/wordpress/database': [],
	'server/wordpress/schema': [],
	'server/wordpress/store': ['domain', 'server/formats/model'],
	'server/wordpress/content': [
		'domain',
		'server/formats',
		'server/formats/model',
		'server/wordpress/store',
	],
	'server/wordpress/media': [
		'domain',
		'server/formats/model',
		'server/http',
		'server/media',
		'server/wordpress/store',
	],
	'server/wordpress/texts': [
		'domain',
		'server/formats/model',
		'server/wordpress/store',
		'server/wordpress/media',
	],
	'server/wordpress/auth': [
		'domain',
		'server/formats/model',
		'server/http',
		'server/wordpress/store',
	],
	'server/wordpress/comments': [
		'domain',
		'server/formats/model',
		'server/wordpress/database',
		'server/http',
		'server/wordpress/store',
		'server/wordpress/texts',
		'server/wordpress/auth',
	],
	'server/wordpress/forms': [
		'domain',
		'domain/atomic',
		'server/formats/model',
		'server/wordpress/database',
		'server/http',
		'server/wordpress/store',
		'server/wordpress/auth',
	],
	'server/wordpress/shop': [
		'domain',
		'server/formats/model',
		'server/wordpress/database',
		'server/http',
		'server/wordpress/store',
		'server/wordpress/auth',
	],
	'server/wordpress/writing': [
		'domain',
		'server/formats/model',
		'server/formats/content-folder/dates.ts',
		'server/formats/content-folder/slugs.ts',
		'server/wordpress/database',
		'server/http',
		'server/media',
		'server/wordpress/store',
		'server/wordpress/content',
		'server/wordpress/texts',
		'server/wordpress/auth',
		'server/wordpress/comments',
	],
	'server/wordpress/reading': [
		'domain',
		'domain/atomic',
		'server/formats/model',
		'server/wordpress/store',
		'server/wordpress/texts',
		'server/wordpress/auth',
	],
	'server/wordpress/graphql': [
		'domain',
		'domain/atomic',
		'server/formats/model',
		'server/formats/content-folder/slugs.ts',
		'server/http',
		'server/wordpress/schema',
		'server/wordpress/store',
		'server/wordpress/media',
		'server/wordpress/texts',
		'server/wordpress/auth',
		'server/wordpress/reading',
		'server/wordpress/comments',
		'server/wordpress/forms',
		'server/wordpress/shop',
		'server/wordpress/writing',
	],
	'server/wordpress/rest': [
		'domain',
		'server/formats/model',
		'server/wordpress/store',
		'server/wordpress/media',
		'server/wordpress/texts',
		'server/wordpress/auth',
		'server/wordpress/reading',
		'server/wordpress/comments',
		'server/wordpress/writing',
		'server/http',
		'server/formats/content-folder/dates.ts',
	],
};

/** The rooms of the host of the front end: requests, answers, and the kinds of answers that are built on both. */
const ANSWERING = [
	'domain',
	'server/http',
	'server/site/contract',
	'server/site/requests',
	'server/site/answers',
	'server/site/cache',
	'server/site/backend',
];
const SITE: Record<string, readonly string[]> = {
	'server/site/contract': ['domain', 'web/page.tsx'],
	'server/site/requests': ['domain', 'server/http', 'server/site/contract'],
	'server/site/answers': ['domain', 'server/http', 'server/site/contract', 'server/site/requests'],
	'server/site/cache': [
		'domain',
		'server/http',
		'server/site/contract',
		'server/site/requests',
		'server/site/answers',
	],
	'server/site/backend': [
		'domain',
		'server/site/contract',
		'server/site/answers',
		'server/site/cache',
	],
	'server/site/code': ['domain'],
	'server/site/sanitize': ['domain', 'domain/css', 'server/site/contract', 'server/site/answers'],
	'server/site/feeds': ANSWERING,
	'server/site/pages': ANSWERING,
	'server/site/forms': [
		...ANSWERING,
		'server/media',
		'server/site/pages',
		// Renders the markup of a plugin's form, with the visitor's values, for the answer.
		'server/site/sanitize',
	],
	// Answers the documents of the front end from core REST.
	'server/site/core-rest': ['domain', 'server/site/contract', 'server/site/sanitize'],
	'server/site/remote': [...ANSWERING, 'domain/css', 'server/media', 'server/site/core-rest'],
	'server/site/foreign-media': [...ANSWERING, 'domain/css', 'server/media'],
	// Pages that WordPress rendered: this room uses the fonts and the address rules of a real site.
	'server/site/through': [
		...ANSWERING,
		'domain/css',
		'server/site/code',
		'server/site/foreign-media',
		'server/site/remote',
	],
	'server/site/heavy-pages': ['domain', 'server/site/contract', 'server/site/requests'],
	'server/site/refresh': [...ANSWERING, 'server/site/pages'],
	'server/site/postcards': [...ANSWERING, 'server/media', 'server/site/pages'],
	'server/site/shop': [
		...ANSWERING,
		'server/media',
		'server/site/pages',
		// The types of the variables that its documents send.
		'web/wordpress/schema.generated.ts',
	],
};

/** Room → the rooms and modules that it may import. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
	domain: [],
	// Parses CSS from outside with its own library, only on the server.
	'domain/css': ['domain'],
	'domain/atomic': ['domain', 'domain/css'],
	...WEB,
	// The checks and answers that the routes of the host and of the mock share.
	'server/http': ['domain'],
	// Formats of pictures, headers of files and safe SVG, for the mock and for the host.
	'server/media': ['domain', 'domain/css'],
	'server/formats/model': ['domain'],
	'server/formats': ['domain', 'server/formats/model'],
	...WORDPRESS,
	'server/wordpress': [
		'domain',
		'server/http',
		'server/media',
		'server/formats',
		'server/formats/model',
		...Object.keys(WORDPRESS),
	],
	...SITE,
	'server/site': ['domain', 'server/http', 'server/media', ...Object.keys(SITE)],
	server: [
		'domain',
		'server/http',
		'server/media',
		'server/wordpress/index.ts',
		'server/site',
		...Object.keys(SITE),
		'web/page.tsx',
		'web/passed-page.ts',
		'web/documents.ts',
		'web/inspector/editor-view.ts',
		'web/inspector/documents.ts',
		// Documents that the host sends by itself.
		'server/site/**/*.generated.ts',
	],
	// The entries for other people's apps.
	'server/library': ['domain', 'domain/css', 'server'],
	'packages/catalogue': [],
	'packages/create-outrigger': [],
	'packages/pictures': [],
};

/** Libraries that one room keeps to itself. */
export const OWN_LIBRARIES: Readonly<Record<string, string>> = {
	gsap: 'web/behaviours',
	'@panzoom/panzoom': 'web/lightbox',
	swiper: 'web/ui/carousel',
	'css-tree': 'domain/css',
};

/**
 * The browser's globals that only `web/browser` may read, each with the path of the module that reads it. All modules
 * may use `document` and the constructors of elements and events, because handlers work with them.
 */
export const WINDOW_GLOBALS: Readonly<Record<string, string>> = {
	window: 'a module of web/browser',
	globalThis: 'a module of web/browser',
	self: 'a module of web/browser',
	location: 'web/browser/address',
	history: 'web/browser/location',
	navigator: 'web/browser/user-agent',
	screen: 'web/browser/viewport',
	localStorage: 'web/browser/storage',
	sessionStorage: 'web/browser/storage',
	matchMedia: 'web/browser/device or web/browser/reduced-motion',
	getComputedStyle: 'web/browser/computed-style',
	requestAnimationFrame: 'web/browser/frames',
	cancelAnimationFrame: 'web/browser/frames',
	requestIdleCallback: 'web/browser/idle',
	cancelIdleCallback: 'web/browser/idle',
	setTimeout: 'web/browser/timers',
	clearTimeout: 'web/browser/timers',
	setInterval: 'web/browser/interval',
	clearInterval: 'web/browser/interval',
	addEventListener: 'web/browser/events',
	removeEventListener: 'web/browser/events',
	dispatchEvent: 'web/browser/events',
	innerWidth: 'web/browser/viewport',
	innerHeight: 'web/browser/viewport',
	visualViewport: 'web/browser/viewport',
	devicePixelRatio: 'web/browser/viewport',
	scrollX: 'web/browser/scroll',
	scrollY: 'web/browser/scroll',
	pageXOffset: 'web/browser/scroll',
	pageYOffset: 'web/browser/scroll',
	scroll: 'web/browser/smooth-scroll',
	scrollTo: 'web/browser/smooth-scroll',
	scrollBy: 'web/browser/smooth-scroll',
	ResizeObserver: 'web/browser/box-sizes',
	IntersectionObserver: 'web/browser/in-view',
	MutationObserver: 'web/browser/children',
	PerformanceObserver: 'a module of web/browser',
};

/** Folder → the name of its package. Files of other packages are imported by the package's name, never by a path. */
export const PACKAGES: Readonly<Record<string, string>> = {
	domain: '@outrigger/rules',
	'server/http': '@outrigger/http',
	'server/media': '@outrigger/media',
	'server/formats': '@outrigger/formats',
	'server/wordpress': '@outrigger/mock',
	server: 'outrigger',
	web: '@outrigger/elements',
	'web/inspector': '@outrigger/editor',
	'packages/catalogue': '@outrigger/catalogue',
	'packages/create-outrigger': 'create-outrigger',
	'packages/pictures': '@outrigger/pictures',
};

/** The folder of the package that contains a path; if several folders match, the longest. */
export function packageOf(place: string): string {
	const folders = Object.keys(PACKAGES).filter(
		(folder) => place === folder || place.startsWith(`${folder}/`),
	);
	return folders.sort((a, b) => b.length - a.length)[0] ?? '';
}
