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

describe('what the host writes in the place of the builder’s script', () => {
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

	it('is the type by which our runtime finds an element of version 4', () => {
		expect(rewritten('<div data-e-type="e-tabs" data-id="b1"></div>')).toContain(
			'<div data-widget_type="e-tabs.default" data-e-type="e-tabs" data-id="b1">',
		);
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
