import { dirname, join } from 'node:path';
import { isSetLater, READ_LATER } from 'outrigger/site/through/late-classes';
import { NEVER_ADDED } from 'outrigger/site/through/page-elements';
import { expect, it } from 'vitest';
import { sourceFiles, sourceOf } from './support/source-files';

const SETS = /classList\.(?:add|toggle)\(\s*(['"])([\w-]+)\1|className = (['"])([\w -]+)\3/g;
/** Parts of the editor's view and of islands, which no passed page has. */
const ELSEWHERE = /^web\/(?:inspector|shop|popups\/debug)\//;

/**
 * Sheets of passed pages lose the rules of classes that no element has: the rules of classes that
 * handlers set later must stay.
 */
it('the code that cuts sheets knows every class that a handler sets', () => {
	const classes = sourceFiles('web')
		.filter((file) => !ELSEWHERE.test(file) && !/\.test\.|\/testing\//.test(file))
		.flatMap((file) =>
			[...sourceOf(file).matchAll(SETS)].flatMap(([, , one = '', , several = '']) =>
				`${one} ${several}`.split(' ').filter(Boolean),
			),
		);
	expect(classes.length).toBeGreaterThan(20);
	expect([...new Set(classes)].filter((name) => !isSetLater(name))).toEqual([]);
});

it('the code that cuts sheets knows every class that the host adds to the markup of a passed page', () => {
	const adds = /addClass\([^,]+, '([\w-]+)'\)|<\w+ class="([\w -]+)/g;
	const classes = sourceFiles('server/site/through')
		.filter((file) => !/\/testing\//.test(file))
		.flatMap((file) =>
			[...sourceOf(file).matchAll(adds)].flatMap(([, one = '', several = '']) =>
				`${one} ${several}`.split(' ').filter(Boolean),
			),
		);
	expect(classes).toContain('has-submenu');
	expect(classes.filter((name) => !isSetLater(name))).toEqual([]);
});

const WORDS = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const NAME = /(^|[^\w.#/-])((?:swiper|elementor|dialog|e)-[\w-]*)/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$|from '[^']*'/gm;
/** Files that write markup on the server, and parts that no passed page has. */
const WRITTEN =
	/^web\/(?:inspector|shop|popups\/debug|page|wordpress|elements)\/|^web\/(?:exported|keep-page|postcard|handlers\.ts)|(?:index|settings|styles|css|tab-places|page-urls|field-classes|drop-cap)\.ts$|\/styles\/|generated|\/testing\/|\.tsx$/;
/** Names that handlers look for, ids, prefixes of longer names, and classes that only our own sheets select. */
const READ = new Set([
	...['e-youtube', 'elementor-pro', 'elementor-adblock-detection-', 'e-picture-held'],
	...[
		'e-pause-button',
		'elementor-column',
		'e-frame-hosts',
		'e-motion-measuring',
		'e-motion-still',
	],
	...['elementor-widget-container', 'elementor-widget-wrap', 'elementor-element-populated'],
	...['elementor-preview', 'swiper-pagination', 'swiper-pagination-', 'elementor-swiper-button-'],
	...['swiper-wrapper', 'elementor-swiper-button-prev', 'elementor-swiper-button-next'],
	...['elementor-thumbnails-swiper', 'elementor-action', 'e-gallery-', 'e-submenu-'],
	...['elementor-filter-', 'e-payment-failed', 'e-payment-refused', 'e-path-', 'e-playlist-'],
]);

it('the code that cuts sheets knows every name of the builder in the texts of handlers', () => {
	const names = sourceFiles('web')
		.filter((file) => !WRITTEN.test(file))
		.flatMap((file) =>
			[...sourceOf(file).replace(COMMENTS, '').matchAll(WORDS)].flatMap(([, , text = '']) =>
				[...text.matchAll(NAME)].map(([, , name = '']) => name),
			),
		);
	expect(names.length).toBeGreaterThan(100);
	expect([...new Set(names)].filter((name) => !isSetLater(name) && !READ.has(name))).toEqual([]);
});

it('handlers make no element whose rules are left out where the page has none', () => {
	const makes = /(?:createElement|\b(?:make|element))\(\s*'([a-z][\w-]*)'|<([a-z][\w-]*)[ >]/g;
	const made = sourceFiles('web')
		.filter((file) => !WRITTEN.test(file) && !ELSEWHERE.test(file))
		.flatMap((file) =>
			[...sourceOf(file).replace(COMMENTS, '').matchAll(makes)].map(
				([, name, written]) => name ?? written ?? '',
			),
		);
	expect(made).toContain('dialog');
	expect(made.filter((name) => NEVER_ADDED.has(name))).toEqual([]);
});

it('the code that cuts sheets knows the custom properties that handlers and their sheets read', () => {
	const files = sourceFiles('web').filter((file) => !WRITTEN.test(file));
	const sheets = files.flatMap((file) =>
		[...sourceOf(file).matchAll(/from '([^']*\.css)\?inline'/g)].map(([, path = '']) =>
			join(dirname(file), path),
		),
	);
	expect(sheets).toContain('web/page/passed-page.css');
	const read = [...files, ...new Set(sheets)].flatMap((file) =>
		[...sourceOf(file).matchAll(/(?:var\(\s*|['"`])(--[\w-]*\w)(?![\w-])/g)].map(
			([, name = '']) => name,
		),
	);
	expect([...new Set(read)].filter((name) => !READ_LATER.has(name)).sort()).toEqual([]);
});
