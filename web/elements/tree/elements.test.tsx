import { fallback, integer, number, object, optional, pipe, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { color } from '../styles/factories';
import { renderElements } from '../testing/render-elements';
import { createRegistry, defineWidget } from './define-widget';

const heading = defineWidget({
	types: ['heading'],
	settings: object({ title: optional(fallback(string(), 'Heading'), 'Heading') }),
	Markup: ({ settings }) => <h2>{settings.title}</h2>,
	styles: [color('title_color', ' h2')],
	css: 'h2{margin:0}',
	isEmpty: ({ title }) => title === '',
	wrapperClasses: ({ title }) => [title === 'Wide' && 'is-wide'],
});

const tabs = defineWidget({
	types: ['tabs'],
	settings: object({}),
	Markup: ({ children }) => <section>{children}</section>,
});

const counter = defineWidget({
	types: ['counter'],
	settings: object({}),
	Markup: () => <b>7</b>,
	browserSettings: object({
		ending_number: optional(fallback(pipe(number(), integer()), 100), 100),
		duration: optional(fallback(number(), 2000), 2000),
		prefix: optional(fallback(string(), ''), ''),
	}),
});

const registry = createRegistry([heading, tabs, counter]);

describe('a widget', () => {
	it('stands in the wrapper that editors know', () => {
		const { html } = renderElements(
			[{ id: 'a1b2c3d', widgetType: 'heading', settings: { title: 'Sea' } }],
			registry,
		);
		expect(html).toBe(
			'<div class="elementor elementor-7" data-elementor-type="wp-page" data-elementor-id="7">' +
				'<div class="elementor-element elementor-element-a1b2c3d elementor-widget elementor-widget-heading" data-id="a1b2c3d" data-element_type="widget" data-widget_type="heading.default">' +
				'<div class="elementor-widget-container"><h2>Sea</h2></div></div></div>',
		);
	});

	it('has the id, classes and attributes that an editor gave it', () => {
		const { html } = renderElements(
			[
				{
					widgetType: 'heading',
					settings: {
						title: 'Wide',
						_element_id: 'hero',
						_css_classes: 'big "><script> loud',
						_attributes: 'data-scene|bay\nonclick|alert(1)',
						_skin: 'cards',
						hide_mobile: 'hidden-mobile',
						_element_width: 'auto',
						_position: 'fixed',
					},
				},
			],
			registry,
		);
		expect(html).toContain(
			'class="elementor-element elementor-element-e0 is-wide elementor-widget__width-auto elementor-fixed elementor-widget elementor-widget-heading elementor-hidden-mobile big loud"',
		);
		expect(html).toContain('data-widget_type="heading.cards"');
		expect(html).toContain(' id="hero"');
		expect(html).toContain('data-scene="bay"');
		expect(html).not.toMatch(/onclick|script/);
	});

	it('is hidden by the exact range of a device, and only devices in use are named', () => {
		const { css } = renderElements(
			[{ widgetType: 'heading', settings: { hide_tablet: 'hidden-tablet', hide_desktop: 'x' } }],
			registry,
		);
		expect(css).toContain(
			'@media (min-width:768px) and (max-width:1024px){.elementor-hidden-tablet{display:none!important}}',
		);
		expect(css).toContain('@media (min-width:1537px){.elementor-hidden-desktop');
		expect(css).not.toContain('hidden-laptop');
	});

	it('brings its CSS once and its rules for each element', () => {
		const { css } = renderElements(
			[
				{ widgetType: 'heading', settings: { title_color: '#f00' } },
				{ widgetType: 'heading', settings: { title_color: '#f00' } },
			],
			registry,
		);
		expect(css.match(/h2\{margin:0\}/g)).toHaveLength(1);
		expect(css).toContain(
			'.elementor-7 .elementor-element.elementor-element-e0 h2,.elementor-7 .elementor-element.elementor-element-e1 h2{color:#f00}',
		);
	});

	it('is left out with its wrapper where its definition finds it empty', () => {
		const { html } = renderElements([{ widgetType: 'heading', settings: { title: '' } }], registry);
		expect(html).not.toContain('elementor-element');
	});

	it('holds elements of its own', () => {
		const { html } = renderElements(
			[
				{ id: 't', widgetType: 'tabs' },
				{ id: 'c', parentId: 't', elType: 'container' },
				{ id: 'h', parentId: 'c', widgetType: 'heading' },
			],
			registry,
		);
		expect(html).toMatch(/<section><div class="[^"]*element-c [^"]*e-con.*<h2>Heading<\/h2>/);
	});

	it('sends to the browser only the settings of its handler that differ from the defaults', () => {
		const { html } = renderElements(
			[
				{
					widgetType: 'counter',
					settings: { ending_number: 42, duration: 2000, prefix: '', title: 'x', secret: 1 },
				},
				{ widgetType: 'counter', settings: { ending_number: 100, duration: 'long' } },
			],
			registry,
		);
		expect(html).toContain('data-settings="{&quot;ending_number&quot;:42}"');
		expect(html.match(/data-settings/g)).toHaveLength(1);
	});

	it('survives settings of any shape', () => {
		for (const settings of [[], { title: 7, _css_classes: {}, __globals__: 'x', __dynamic__: 4 }]) {
			const { html } = renderElements(
				[{ widgetType: 'heading', settings: settings as Record<string, unknown> }],
				registry,
			);
			expect(html).toContain('<h2>Heading</h2>');
		}
	});
});

describe('a widget that does not exist here', () => {
	it('shows the markup of WordPress, sanitised', () => {
		const { html, warnings } = renderElements(
			[{ widgetType: 'weather', renderedHtml: '<p onclick="x">Sunny</p>' }],
			registry,
			{ sanitize: (text) => text.replace(/ onclick="[^"]*"/, '') },
		);
		expect(html).toContain('<div class="elementor-widget-container"><p>Sunny</p></div>');
		expect(html).toContain('data-widget_type="weather.default"');
		expect(warnings).toEqual(['No widget renders the type "weather"']);
	});

	it('shows its children in their order, each below its title where there are as many', () => {
		const accordion = (titles: string[]) => [
			{
				id: 't',
				widgetType: 'nested-cards',
				settings: { items: titles.map((title) => ({ title })) },
			},
			{ id: 'a', parentId: 't', elType: 'container' },
			{ id: 'h', parentId: 'a', widgetType: 'heading', settings: { title: 'One' } },
			{ id: 'b', parentId: 't', elType: 'container' },
			{ id: 'i', parentId: 'b', widgetType: 'heading', settings: { title: 'Two' } },
		];
		const paired = renderElements(accordion(['Fuel', 'Rain']), registry).html;
		expect(paired).toMatch(/Fuel<\/h3>.*One.*Rain<\/h3>.*Two/);
		const unpaired = renderElements(accordion(['Fuel', 'Rain', 'Wind']), registry).html;
		expect(unpaired).toMatch(/Fuel.*Rain.*Wind.*One.*Two/);
		expect(renderElements(accordion([]), registry).html).toMatch(/One.*Two/);
	});

	it('shows the plain words of its settings, sanitised', () => {
		const { html, css } = renderElements(
			[
				{
					widgetType: 'x-popup-team',
					settings: {
						x_name: 'Ada <b>Reef</b><script>1</script>',
						x_description: '<p onclick="x">Skipper</p>',
						x_btn_text: 'Write to her',
						x_btn_link: { url: 'javascript:alert(1)', is_external: '' },
						title_color: '#FF0000',
					},
				},
			],
			registry,
			{ sanitize: (text) => text.replace(/ onclick="[^"]*"/, '') },
		);
		expect(html).toContain('<h3 class="e-plain-words__title">Ada <b>Reef</b>1</h3>');
		expect(html).toContain('<div><p>Skipper</p></div>');
		expect(html).not.toMatch(/script|onclick|Write/);
		expect(html).toContain('elementor-widget-x-popup-team');
		expect(css).toBe('');
	});

	it('shows its words in the flow, with any place and width of the add-on', () => {
		const place = { _position: 'absolute', _offset_x: { unit: 'px', size: 40 }, _z_index: 3 };
		const width = { _element_width: 'initial', _element_custom_width: { unit: 'px', size: 20 } };
		const element = (more: object) => ({
			widgetType: 'x-popup-team',
			settings: { x_name: 'Ada Reef', ...more },
		});
		const { html, css } = renderElements([element({ ...place, ...width })], registry);
		const plain = renderElements([element({})], registry);
		expect({ html, css }).toEqual({ html: plain.html, css: plain.css });
		expect(html).toContain('Ada Reef');
	});

	it('is omitted, and counted, if none of it can be shown', () => {
		const unshown: string[] = [];
		const { html, warnings } = renderElements(
			[{ widgetType: 'weather' }, { widgetType: 'heading' }, { widgetType: 'weather' }],
			registry,
			{ noteUnshown: (type) => unshown.push(type) },
		);
		expect(html.match(/elementor-widget-/g)).toHaveLength(2);
		expect(warnings).toHaveLength(2);
		expect(unshown).toEqual(['weather', 'weather']);
	});
});

describe('an element with display conditions', () => {
	const on = (status: string) => ({
		e_display_conditions: [JSON.stringify([[{ condition: 'login_status', status }]])],
	});
	const members = [
		{ id: 'c', elType: 'container', settings: on('logged_in') },
		{ id: 'h', parentId: 'c', widgetType: 'heading', settings: { title: 'Members' } },
		{ id: 'g', widgetType: 'heading', settings: { title: 'Guests', ...on('logged_out') } },
	];

	it('stands in the shared page as a visitor without a login sees it', () => {
		const { html, warnings } = renderElements(members, registry);
		expect(html).not.toContain('Members');
		expect(html).toContain('Guests');
		expect(warnings).toEqual([]);
	});

	it('is hidden, with one line in the log, where the page cannot know', () => {
		const { html, warnings } = renderElements(members, registry, { visitor: 'unknown' });
		expect(html).not.toMatch(/Members|Guests/);
		expect(new Set(warnings).size).toBe(1);
		expect(warnings[0]).toContain('"login_status" cannot be answered');
	});

	it('is hidden where WordPress has kept it back, and the page is not kept once its conditions hold', () => {
		const now = Date.parse('2027-05-01T12:00:00Z');
		const changesOf = (status: string) => {
			const changes: number[] = [];
			const { html } = renderElements(
				[{ widgetType: 'heading', settings: { ...on(status), _withheld: 'yes' } }],
				registry,
				{ clock: { now, zone: 'UTC' }, changesAt: (timeMs) => changes.push(timeMs) },
			);
			expect(html).not.toContain('elementor-widget');
			return changes;
		};
		expect(changesOf('logged_in')).toEqual([]);
		expect(changesOf('logged_out')).toEqual([now]);
	});

	it('stands in a preview as its viewer sees it', () => {
		const { html, warnings } = renderElements(members, registry, {
			visitor: { roles: ['editor'], registered: null },
		});
		expect(html).toContain('Members');
		expect(html).not.toContain('Guests');
		expect(warnings).toEqual([]);
	});

	it('is shown until the clock changes that, and the page learns the time', () => {
		const noon = Date.parse('2027-05-01T12:00:00Z');
		const condition = { condition: 'time_of_the_day', comparator: 'is_before', time: '12:00' };
		const settings = { title: 'Morning', e_display_conditions: [JSON.stringify([[condition]])] };
		const shownAt = (now: number) => {
			const changes: number[] = [];
			const { html } = renderElements([{ widgetType: 'heading', settings }], registry, {
				clock: { now, zone: 'UTC' },
				changesAt: (timeMs) => changes.push(timeMs),
			});
			return [html.includes('Morning'), changes];
		};
		expect(shownAt(noon - 1)).toEqual([true, [noon]]);
		expect(shownAt(noon)).toEqual([false, [noon + 60_000]]);
	});
});

describe('containers', () => {
	it('are boxed unless they are full', () => {
		const { html } = renderElements(
			[
				{ id: 'a', elType: 'container' },
				{ id: 'b', parentId: 'a', elType: 'container', settings: { content_width: 'full' } },
				{ id: 'c', parentId: 'b', widgetType: 'heading' },
			],
			registry,
		);
		expect(html).toContain(
			'<div class="elementor-element elementor-element-a e-flex e-con-boxed e-con e-parent" data-id="a" data-element_type="container"><div class="e-con-inner">',
		);
		expect(html).toContain(
			'<div class="elementor-element elementor-element-b e-flex e-con-full e-con e-child" data-id="b" data-element_type="container"><div class="elementor-element elementor-element-c',
		);
	});

	it('may be a grid, a landmark, or a link', () => {
		const { html } = renderElements(
			[
				{ id: 'a', elType: 'container', settings: { container_type: 'grid', html_tag: 'nav' } },
				{
					id: 'b',
					elType: 'container',
					settings: { html_tag: 'a', link: { url: '/fleet/', is_external: 'on' } },
				},
				{
					id: 'c',
					elType: 'container',
					settings: { html_tag: 'a', link: { url: 'javascript:1' } },
				},
				{ id: 'd', elType: 'container', settings: { html_tag: 'script' } },
			],
			registry,
		);
		expect(html).toContain('<nav class="elementor-element elementor-element-a e-grid');
		expect(html).toContain(
			'<a href="/fleet/" target="_blank" rel="noopener" class="elementor-element',
		);
		expect(html).toContain('<div class="elementor-element elementor-element-c');
		expect(html).toContain('<div class="elementor-element elementor-element-d');
	});

	it('nest to any depth', () => {
		const flat = Array.from({ length: 60 }, (_, index) => ({
			id: `c${index}`,
			parentId: index === 0 ? null : `c${index - 1}`,
			elType: 'container',
		}));
		const { html } = renderElements(
			[...flat, { parentId: 'c59', widgetType: 'heading' }],
			registry,
		);
		expect(html).toContain('<h2>Heading</h2>');
		expect(html.match(/e-con-inner/g)).toHaveLength(60);
	});

	it('carry custom CSS with their own selector', () => {
		const { css } = renderElements(
			[{ id: 'a', elType: 'container', settings: { custom_css: 'selector:hover{top:0}' } }],
			registry,
		);
		expect(css.endsWith('.elementor-7 .elementor-element.elementor-element-a:hover{top:0}')).toBe(
			true,
		);
	});
});

describe('legacy sections', () => {
	it('hold columns, which hold widgets and inner sections', () => {
		const { html } = renderElements(
			[
				{ id: 's', elType: 'section', settings: { layout: 'full_width', gap: 'wide' } },
				{ id: 'c', parentId: 's', elType: 'column', settings: { _column_size: 50 } },
				{ id: 'i', parentId: 'c', elType: 'section', settings: { height: 'full' } },
				{ id: 'd', parentId: 'i', elType: 'column', settings: { _column_size: 100 } },
				{ id: 'h', parentId: 'd', widgetType: 'heading' },
				{ id: 'e', parentId: 's', elType: 'column', settings: [] as never },
			],
			registry,
		);
		const outline = [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
		expect(outline).toEqual([
			'elementor elementor-7',
			'elementor-element elementor-element-s elementor-section elementor-top-section elementor-section-full_width elementor-section-height-default',
			'elementor-container elementor-column-gap-wide',
			'elementor-element elementor-element-c elementor-column elementor-col-50 elementor-top-column',
			'elementor-widget-wrap elementor-element-populated',
			'elementor-element elementor-element-i elementor-section elementor-inner-section elementor-section-boxed elementor-section-height-full',
			'elementor-container elementor-column-gap-default',
			'elementor-element elementor-element-d elementor-column elementor-col-100 elementor-inner-column',
			'elementor-widget-wrap elementor-element-populated',
			'elementor-element elementor-element-h elementor-widget elementor-widget-heading',
			'elementor-widget-container',
			'elementor-element elementor-element-e elementor-column elementor-col-100 elementor-top-column',
			'elementor-widget-wrap',
		]);
	});
});

describe('other kinds of element', () => {
	it('show their children, and are reported once', () => {
		const { html, warnings } = renderElements(
			[
				{ id: 'x', elType: 'e-flexbox' },
				{ parentId: 'x', widgetType: 'heading' },
			],
			registry,
		);
		expect(html).toContain('<h2>Heading</h2>');
		expect(warnings).toEqual(['Unknown kind of element "e-flexbox"']);
	});
});

describe('dynamic values', () => {
	const tag = (name: string, settings = '%7B%7D') =>
		`[elementor-tag id="1" name="${name}" settings="${settings}"]`;
	const resolveDynamic = ({ name }: { name: string }) =>
		name === 'post-title' ? 'Bay' : undefined;

	it('stand over the stored literal', () => {
		const settings = { title: 'Old', __dynamic__: { title: tag('post-title') } };
		const { html } = renderElements([{ widgetType: 'heading', settings }], registry, {
			resolveDynamic,
		});
		expect(html).toContain('<h2>Bay</h2>');
	});

	it('keep the literal if nothing resolves them', () => {
		const settings = { title: 'Old', __dynamic__: { title: tag('unknown') } };
		const { html } = renderElements([{ widgetType: 'heading', settings }], registry, {
			resolveDynamic,
		});
		expect(html).toContain('<h2>Old</h2>');
	});
});
