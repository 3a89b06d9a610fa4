import { describe, expect, it } from 'vitest';
import { rewritePage } from './rewrite-page';
import { builderPage } from './testing/builder-page';
import { builderWidget } from './testing/builder-widgets';
import { NO_FILES, pageParts, rewriteOptions } from './testing/page-parts';

const WORDPRESS = 'https://bay.example';
const parts = pageParts({
	stickyCss: (elements, bounds) =>
		elements
			.map(({ id, settings }) => `.sticks-${id}{top:${settings.sticky_offset}px}`)
			.join(JSON.stringify(bounds)),
});
const rewritten = (content: string) =>
	rewritePage(
		builderPage({ origin: WORDPRESS, content }),
		rewriteOptions(WORDPRESS, { parts }),
		NO_FILES,
	).html;

describe('the host’s markup in the place of the builder’s script', () => {
	const menu = (settings: object) =>
		rewritten(
			builderWidget(
				'a1',
				'nav-menu',
				'<ul><li class="menu-item menu-item-has-children"><a href="/fleet/" class="elementor-item">Fleet</a><ul><li><a href="/calm/">Calm</a></li></ul></li></ul>',
				settings,
			),
		);

	it('is the arrow of a menu’s item with items below it, and of no other', () => {
		const icon = { value: '<i class="fas fa-caret-down"></i>', library: 'fa-solid' };
		expect(menu({ submenu_icon: icon })).toContain(
			'<a href="/fleet/" class="elementor-item has-submenu">Fleet<span class="sub-arrow"><i class="fas fa-caret-down"></i></span></a><ul><li><a href="/calm/">Calm</a>',
		);
		expect(menu({ submenu_icon: { value: 'fas fa-plus' } })).toContain(
			'<span class="sub-arrow"><i class="fas fa-plus" aria-hidden="true"></i></span>',
		);
	});

	it.each([{}, { submenu_icon: { value: '' } }, { submenu_icon: { value: { id: 3 } } }])(
		'is no arrow for a menu with the settings %j',
		(settings) => expect(menu(settings)).not.toContain('sub-arrow'),
	);

	it('is the mark by which titles of tabs change under a pointer', () => {
		expect(rewritten(builderWidget('a3', 'nested-tabs', '<div class="e-n-tabs"></div>'))).toContain(
			'<div data-touch-mode="false" class="e-n-tabs">',
		);
	});

	const bullets = (settings: object) =>
		rewritten(
			builderWidget(
				'a5',
				'table-of-contents',
				'<div class="elementor-toc__body"><p></p></div>',
				settings,
			),
		);

	it.each([
		[{ rendered_tag: '<svg></svg>', value: 'fas fa-circle' }, '<svg></svg>'],
		[{ value: 'fas fa-circle' }, '<i class="fas fa-circle" aria-hidden="true"></i>'],
	])('is the icon %j of a table’s bullets', (icon, markup) => {
		expect(bullets({ marker_view: 'bullets', icon })).toContain(
			`<div class="elementor-toc__body"><template>${markup}</template><p>`,
		);
	});

	it.each([
		{ marker_view: 'numbers', icon: { value: 'fas fa-circle' } },
		{ marker_view: 'bullets', icon: { value: { id: 3 } } },
		{ marker_view: 'bullets', icon: { value: '"><script>' } },
		{ marker_view: 'bullets' },
	])('is no icon in a table with the settings %j', (settings) =>
		expect(bullets(settings)).not.toContain('<template>'),
	);

	const search = (icon: string, cross: string) =>
		rewritten(
			builderWidget(
				'a4',
				'search',
				`<search class="e-search hidden"><label class="e-search-label">${icon}</label><input class="e-search-input">${cross}<output class="e-search-results-container"></output><svg></svg></search>`,
			),
		);

	it('is a search that can be seen, with room for its icons', () => {
		const html = search(
			'<svg viewBox="0 0 512 512"></svg>',
			'<svg class="cross" viewBox="0 0 352 512"></svg>',
		);
		expect(html).toContain('<search class="e-search">');
		expect(html).toContain(
			'--e-search-icon-label-absolute-width:calc(var(--e-search-icon-label-size,24px)*1);--e-search-icon-clear-absolute-width:calc(var(--e-search-icon-clear-size,12px)*0.6875)',
		);
		expect(html).toContain('<svg class="cross hidden"');
		expect(html).toContain('</output><svg></svg>');
		expect(html).not.toContain('no-icon');
	});

	it.each([
		['', '', 'e-search-input no-icon-label no-icon-clear', '0px', '0px'],
		[
			'<i></i>',
			'',
			'e-search-input no-icon-clear',
			'calc(var(--e-search-icon-label-size,24px)*1)',
			'0px',
		],
		[
			'',
			'<svg viewBox="0 0 0 9"></svg>',
			'e-search-input no-icon-label',
			'0px',
			'calc(var(--e-search-icon-clear-size,12px)*1)',
		],
	])('is a search field beside the icons %j and %j', (icon, cross, classes, before, behind) => {
		const html = search(icon, cross);
		expect(html).toContain(`class="${classes}"`);
		expect(html).toContain(
			`label-absolute-width:${before};--e-search-icon-clear-absolute-width:${behind}"`,
		);
	});

	it('is the file of an animation, of the library or from elsewhere', () => {
		const box = '<div class="e-lottie__animation"></div>';
		const file = { source_json: { url: `${WORDPRESS}/wp-content/uploads/wave.json` } };
		expect(rewritten(builderWidget('a2', 'lottie', box, file))).toContain(
			'<div data-src="/wp-content/uploads/wave.json" class="e-lottie__animation">',
		);
		const elsewhere = { source: 'external_url', source_external_url: { url: '/other.json' } };
		expect(rewritten(builderWidget('a2', 'lottie', box, { ...file, ...elsewhere }))).toContain(
			'data-src="/other.json"',
		);
		expect(rewritten(builderWidget('a2', 'lottie', box))).not.toContain('data-src');
	});

	it('is the class by which a row of slides is as wide as its container, of no other widget', () => {
		expect(rewritten(builderWidget('a4', 'nested-carousel', ''))).toMatch(
			/class="[^"]*elementor-widget-nested-carousel[^"]* e-widget-swiper"/,
		);
		expect(rewritten(builderWidget('a4', 'slides', ''))).not.toContain('e-widget-swiper');
	});

	it('is the type by which our runtime finds an element of version 4', () => {
		expect(rewritten('<div data-e-type="e-tabs" data-id="b1"></div>')).toContain(
			'<div data-widget_type="e-tabs.default" data-e-type="e-tabs" data-id="b1">',
		);
	});

	it.each([
		['posts', { cards_masonry: 'yes' }, true],
		['loop-grid', { masonry: 'yes' }, true],
		['posts', { cards_masonry: '', cards_columns: '3' }, false],
		['gallery', { masonry: 'yes' }, false],
	])('is the class of masonry on a %s with %j: %s', (widget, settings, expected) => {
		const list = '<div class="elementor-posts-container"></div>';
		const html = rewritten(builderWidget('ab1', widget, list + list, settings));
		expect(html.includes('e-loop-masonry')).toBe(expected);
		expect(html.split('elementor-posts-masonry').length - 1).toBe(expected ? 1 : 0);
	});

	it('is the class of pictures in lists of posts, in the shape of the page’s sheet', () => {
		const picture = (height: number | string) =>
			`<div class="elementor-post__thumbnail"><img width="100" height="${height}"></div>`;
		const list = (id: string) =>
			`<div class="elementor-element-${id}" data-id="${id}" data-widget_type="posts.classic"><div class="elementor-posts-container elementor-grid">${picture(50)}${picture(80)}${picture('')}</div></div>`;
		const sheet =
			'<style>.elementor-element-a1:after{content:"0.66"}@media (width<9px){.elementor-element-a1:after{content:"0.4"}}.elementor-element-a2::after{content:"x"}</style>';
		const html = rewritten(sheet + list('a1') + list('a2'));
		const [, first = '', second = ''] = html.split('data-id="a');
		expect(first).toContain(
			'class="elementor-posts-container elementor-grid elementor-has-item-ratio"',
		);
		expect(first.match(/class="elementor-post__thumbnail( [^"]*)?"/g)).toEqual([
			'class="elementor-post__thumbnail elementor-fit-height"',
			...Array(2).fill('class="elementor-post__thumbnail"'),
		]);
		expect(second).not.toMatch(/item-ratio|fit-height/);
		const masonry = list('a1').replace('>', ' data-settings=\'{"classic_masonry":"yes"}\'>');
		expect(rewritten(sheet + masonry)).toContain(
			'class="elementor-posts-container elementor-grid elementor-posts-masonry elementor-has-item-ratio"',
		);
		// The sheet stays whole if the list loads further items.
		const more = `${sheet}${list('a1')}<div class="e-load-more-anchor"></div>`;
		expect(rewritten(more)).toContain('elementor-has-item-ratio"');
	});

	it('is a pattern of telephone numbers that browsers can read', () => {
		const html = rewritten('<input type="tel" pattern="[0-9()#&amp;+*-=.]+">');
		const [, pattern = ''] = /pattern="([^"]*)"/.exec(html) ?? [];
		const read = new RegExp(`^(?:${pattern.replace('&amp;', '&')})$`, 'v');
		expect(['+39(010)1-2', 'one'].map((text) => read.test(text))).toEqual([true, false]);
	});

	it('is the sheet of elements that stick, each once, for the breakpoints of the page', () => {
		const sticky = (
			id: string,
			settings = '{&quot;sticky&quot;:&quot;top&quot;,&quot;sticky_offset&quot;:10}',
		) => `<div data-id="${id}" data-element_type="container" data-settings="${settings}"></div>`;
		const html = rewritten(sticky('c1') + sticky('c1') + sticky('c2'));
		expect(html).toContain(
			'.sticks-c1{top:10px}{"mobile":767,"tablet":1024}.sticks-c2{top:10px}</style>',
		);
		expect(rewritten(sticky('c3', '{&quot;sticky&quot;:'))).toContain(
			'.sticks-c3{top:undefinedpx}',
		);
	});
});

describe('the marker of a highlighted word', () => {
	const headline = (settings: object) =>
		rewritten(
			builderWidget(
				'c1',
				'animated-headline',
				'<h3 class="elementor-headline"><span class="elementor-headline-dynamic-text">sea</span></h3>',
				settings,
			),
		);

	it('stands at the word, shown by the class of the builder’s sheet', () => {
		expect(headline({ headline_style: 'highlight', marker: 'x' })).toContain(
			'<h3 class="elementor-headline e-animated"><svg data-marker="x"></svg><span',
		);
		expect(headline({ headline_style: 'highlight' })).toContain('data-marker="circle"');
	});

	it.each([
		{ headline_style: 'rotate', marker: 'x' },
		{ headline_style: 'highlight', marker: 'none' },
		{ headline_style: 'highlight', marker: {} },
	])('is missing with the settings %j', (settings) => {
		expect(headline(settings)).toContain('<h3 class="elementor-headline"><span');
	});
});

describe('rows of slides before a script comes and without one', () => {
	const slides = (count: number) =>
		Array.from({ length: count }, () => '<div class="swiper-slide"></div>').join('');
	const main = (count: number, name = 'swiper') =>
		`<div class="elementor-main-swiper ${name}"><div class="swiper-wrapper">${slides(count)}</div></div>`;
	const ruleOf = (box: string, width: string, gap: number) =>
		`.elementor-element.elementor-element-b1 .${box}>.swiper-wrapper>.swiper-slide{width:${width};margin-inline-end:${gap}px}`;
	const MAIN = 'elementor-main-swiper:not(.swiper-initialized)';

	it('have as many slides beside each other as each device shows', () => {
		const settings = {
			slides_per_view: '4',
			slides_per_view_mobile: '2',
			space_between: { size: 20 },
		};
		const html = rewritten(builderWidget('b1', 'media-carousel', main(5), settings));
		expect(html).toContain(
			`${ruleOf(MAIN, 'calc((100% - 10px)/2)', 10)}@media (min-width:768px){${ruleOf(MAIN, 'calc((100% - 10px)/2)', 10)}}@media (min-width:1025px){${ruleOf(MAIN, 'calc((100% - 60px)/4)', 20)}}`,
		);
	});

	it('show no more slides than there are, and one where they fade', () => {
		const three = { slides_per_view: '3' };
		expect(rewritten(builderWidget('b1', 'reviews', main(2), three))).toContain(
			`(min-width:1025px){${ruleOf(MAIN, 'calc((100% - 10px)/2)', 10)}`,
		);
		const fading = builderWidget('b1', 'media-carousel', main(5), { effect: 'fade' });
		expect(rewritten(fading)).not.toContain('element-b1 .elementor-main-swiper');
	});

	it('have small pictures below a slideshow', () => {
		const small = `<div class="elementor-thumbnails-swiper swiper"><div class="swiper-wrapper">${slides(6)}</div></div>`;
		const settings = { skin: 'slideshow', slideshow_slides_per_view_mobile: '2' };
		const html = rewritten(builderWidget('b1', 'media-carousel', main(6) + small, settings));
		const SMALL = 'elementor-thumbnails-swiper';
		expect(html).toContain(ruleOf(SMALL, 'calc((100% - 10px)/2)', 10));
		expect(html).toContain(ruleOf(SMALL, 'calc((100% - 40px)/5)', 10));
	});

	it('have the names of today where an older builder wrote them', () => {
		const html = rewritten(builderWidget('b1', 'reviews', main(2, 'swiper-container')));
		expect(html).toContain(
			'class="elementor-main-swiper swiper-container swiper swiper-container-horizontal"',
		);
	});

	it('can be scrolled where no script runs, and a page without them has no rule for it', () => {
		const still = '@media (scripting:none)';
		expect(rewritten(builderWidget('b1', 'reviews', main(2)))).toContain(still);
		expect(rewritten('<p>No slides</p>')).not.toContain(still);
	});
});
