/**
 * The house's rule: imports point down, siblings do not import siblings. Each room is named with the rooms and
 * modules that it may import beside its own files; the longest matching path is a file's room, so `web` are the files
 * that lie in that folder itself. `tests/architecture.test.ts` holds the table, `npm run rooms` writes it into
 * `biome.rooms.json`, so that editors show what breaks it.
 */

/** What every feature of the browser stands on. */
const FLOOR = [
	'domain',
	'web/browser',
	'web/actions',
	'web/wordpress',
	'web/shop',
	'web/attach',
	'web/consent',
	'web/ui',
	'web/behaviours',
];
const LISTS_AND_TREE = [...FLOOR, 'web/elements', 'web/loops'];
/** What several widgets of a shop share. */
const SHOP_PARTS = ['web/shop/product', 'web/shop/cart', 'web/shop/order'];

const WEB: Record<string, readonly string[]> = {
	'web/browser': ['domain'],
	'web/wordpress': ['domain', 'web/browser'],
	// Documents of a shop, and what carts need of the browser.
	'web/shop': ['domain', 'web/browser', 'web/wordpress'],
	'web/shop/product': [...FLOOR, 'web/elements'],
	'web/shop/cart': [...FLOOR, 'web/elements', 'web/shop/product'],
	'web/shop/order': [...FLOOR, 'web/elements', 'web/shop/product', 'web/shop/cart'],
	'web/actions': ['domain', 'web/browser'],
	'web/attach': ['domain', 'web/browser'],
	// What a visitor allows: everybody may ask, and it knows nobody.
	'web/consent': ['domain', 'web/browser'],
	'web/ui': ['domain', 'web/browser', 'web/actions', 'web/wordpress', 'web/attach', 'web/consent'],
	// Counts what it sees from outside.
	'web/analytics': ['domain', 'web/browser', 'web/consent'],
	'web/behaviours': [
		'domain',
		'web/browser',
		'web/actions',
		'web/wordpress',
		'web/attach',
		'web/ui',
	],
	'web/elements': [...FLOOR, 'domain/css'],
	'web/loops': [...FLOOR, 'web/elements'],
	'web/widgets': [...LISTS_AND_TREE, ...SHOP_PARTS],
	'web/popups': LISTS_AND_TREE,
	'web/lightbox': ['domain', 'web/browser', 'web/actions', 'web/attach', 'web/ui'],
	// What editors see: it reads what all others say of their settings, and no visitor's file reads it.
	'web/inspector': [...FLOOR, 'web/elements', 'web/popups'],
	'web/page': [
		'domain',
		'web/consent',
		'web/wordpress',
		'web/shop',
		'web/ui',
		'web/elements',
		'web/loops',
		'web/popups',
		'web/lightbox',
	],
	web: [
		...LISTS_AND_TREE,
		'web/widgets',
		'web/popups',
		'web/lightbox',
		'web/page',
		'web/analytics',
		'web/inspector',
	],
};

/** The mock: one room on another, from records to the ways in. */
const WORDPRESS: Record<string, readonly string[]> = {
	'server/wordpress/http': ['domain'],
	'server/wordpress/schema': [],
	'server/wordpress/store': ['domain'],
	'server/wordpress/content': ['domain', 'server/wordpress/store'],
	'server/wordpress/media': ['domain', 'server/files', 'server/wordpress/store'],
	'server/wordpress/texts': ['domain', 'server/wordpress/store', 'server/wordpress/media'],
	'server/wordpress/auth': ['domain', 'server/wordpress/http', 'server/wordpress/store'],
	'server/wordpress/comments': [
		'domain',
		'server/database',
		'server/wordpress/http',
		'server/wordpress/store',
		'server/wordpress/auth',
	],
	'server/wordpress/forms': [
		'domain',
		'server/database',
		'server/wordpress/http',
		'server/wordpress/store',
		'server/wordpress/auth',
	],
	'server/wordpress/shop': [
		'domain',
		'server/database',
		'server/wordpress/http',
		'server/wordpress/store',
		'server/wordpress/auth',
	],
	'server/wordpress/graphql': [
		'domain',
		'server/wordpress/http',
		'server/wordpress/schema',
		'server/wordpress/store',
		'server/wordpress/media',
		'server/wordpress/texts',
		'server/wordpress/auth',
		'server/wordpress/comments',
		'server/wordpress/forms',
		'server/wordpress/shop',
	],
	'server/wordpress/rest': [
		'domain',
		'server/wordpress/store',
		'server/wordpress/media',
		'server/wordpress/texts',
		'server/wordpress/auth',
		'server/wordpress/comments',
		'server/wordpress/content/dates.ts',
	],
};

/** The host of the front end: what is asked, what is answered, and on them the kinds of answers. */
const ANSWERING = [
	'domain',
	'server/site/contract',
	'server/site/requests',
	'server/site/answers',
	'server/site/cache',
	'server/site/backend',
];
const SITE: Record<string, readonly string[]> = {
	'server/site/contract': ['domain', 'web/page.tsx'],
	'server/site/requests': ['domain', 'server/site/contract'],
	'server/site/answers': ['domain', 'server/site/contract', 'server/site/requests'],
	'server/site/cache': [
		'domain',
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
	'server/site/sanitize': ['domain', 'domain/css', 'server/site/contract', 'server/site/answers'],
	'server/site/feeds': ANSWERING,
	'server/site/pages': ANSWERING,
	'server/site/forms': [...ANSWERING, 'server/files', 'server/site/pages'],
	'server/site/remote': [...ANSWERING, 'domain/css', 'server/files'],
	'server/site/foreign-media': [...ANSWERING, 'server/files'],
	'server/site/heavy-pages': ['domain', 'server/site/contract', 'server/site/requests'],
	'server/site/refresh': [...ANSWERING, 'server/site/pages'],
	'server/site/shop': [
		...ANSWERING,
		'server/files',
		'server/site/pages',
		// Types of what its documents send.
		'web/wordpress/schema.generated.ts',
	],
};

/** Room → what it may import. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
	domain: [],
	// Reads CSS from outside with a library of its own, on the server alone.
	'domain/css': ['domain'],
	...WEB,
	// What the mock and the host both do with files: formats of pictures, headers, ranges, secrets.
	'server/files': ['domain'],
	// What a host keeps for good.
	'server/database': [],
	...WORDPRESS,
	'server/wordpress': ['domain', 'server/files', 'server/database', ...Object.keys(WORDPRESS)],
	...SITE,
	'server/site': ['domain', 'server/files', ...Object.keys(SITE)],
	// Documents that persisted operations are made of.
	server: [
		'domain',
		'server/database',
		'server/files',
		'server/wordpress/index.ts',
		'server/site',
		...Object.keys(SITE),
		'web/page.tsx',
		'web/**/*.generated.ts',
		'server/site/**/*.generated.ts',
	],
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
 * What the browser gives every script by name and `web/browser` alone reads; each with where a reading of it stands.
 * `document` and the constructors of elements and events are everybody's: they are what handlers are about.
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
	setInterval: 'web/browser/timers',
	clearInterval: 'web/browser/timers',
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
