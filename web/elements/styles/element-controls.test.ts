import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import fc from 'fast-check';
import { transform as parseCss } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { COLUMN_CONTROLS } from './column-controls';
import { compileCss } from './compile-css';
import { CONTAINER_CONTROLS } from './container-controls';
import { KIT_CONTROLS, THEME_CONTROLS } from './kit-controls';
import { SECTION_CONTROLS } from './section-controls';
import type { StyleControl } from './style-control';
import { WIDGET_CONTROLS } from './widget-controls';

function compile(controls: readonly StyleControl[], settings: ElementSettings): string {
	return compileCss('.e', settings, controls, DEFAULT_BREAKPOINTS);
}

const widget = (settings: ElementSettings) => compile(WIDGET_CONTROLS, settings);
const container = (settings: ElementSettings) => compile(CONTAINER_CONTROLS, settings);
const px = (size: number) => ({ unit: 'px', size });
const percent = (size: number) => ({ unit: '%', size });
const all = (side: string) => ({ unit: 'px', top: side, right: side, bottom: side, left: side });

describe("a widget's advanced tab", () => {
	it('has margin and padding outside of the content, which paints background, border and shadow over both', () => {
		expect(
			widget({
				_margin: all('4'),
				_padding: all('8'),
				_background_background: 'classic',
				_background_color: '#eee',
				_border_border: 'solid',
				_border_radius: all('3'),
			}),
		).toBe(
			'.e{margin:4px 4px calc(4px + var(--e-widget-gap));padding:8px}' +
				'.e>.elementor-widget-container{padding:8px;background-color:#eee;border-style:solid;border-radius:3px;margin:-8px}',
		);
	});

	it('moves between rest and hover only where there is a hover state', () => {
		const css = widget({
			_background_hover_background: 'classic',
			_background_hover_color: '#000',
			_background_hover_transition: px(0.5),
		});
		expect(css).toContain('.e:hover>.elementor-widget-container{background-color:#000}');
		expect(css).toContain('transition:background 0.5s,border 0.3s');
		expect(widget({ _background_hover_transition: px(0.5) })).toBe('');
	});

	it('has a width of its own, that of its content, or all there is', () => {
		expect(widget({ _element_width: 'auto' })).toBe('.e{width:auto;max-width:100%}');
		expect(widget({ _element_width: 'inherit' })).toContain('width:100%;max-width:100%');
		const own = { _element_width: 'initial', _element_custom_width: percent(40) };
		expect(widget(own)).toContain('width:40%;max-width:40%');
		expect(widget({ ...own, _element_custom_width_mobile: percent(90) })).toMatch(
			/@media \(max-width:767px\)\{.e\{.*width:90%/,
		);
		expect(widget({ ...own, _element_custom_width: px(563) })).toContain(
			'width:563px;max-width:min(563px,100%)',
		);
		expect(widget({ _element_custom_width: percent(40) })).toBe('');
	});

	it('places itself in a flex or grid container', () => {
		expect(
			widget({
				_flex_align_self: 'flex-end',
				_flex_order: 'start',
				_flex_order_mobile: 'custom',
				_flex_size: 'grow',
				_grid_column: '3',
				_grid_row: 'custom',
				_grid_row_custom: '1 / span 2',
			}),
		).toBe(
			'.e{align-self:flex-end;order:-99999;flex-grow:1;flex-shrink:0;grid-row:1 / span 2}@media (min-width:768px){.e{grid-column:span 3}}',
		);
		expect(widget({ _flex_order: 'custom', _flex_order_custom: 5 })).toBe('.e{order:5}');
	});

	it('stands out of the flow at the edge that its orientation names', () => {
		const settings = {
			_position: 'absolute',
			_offset_x: px(10),
			_offset_x_end: px(99),
			_offset_orientation_v: 'end',
			_offset_y: px(99),
			_offset_y_end: percent(5),
			_z_index: 3,
		};
		expect(widget(settings)).toBe(
			'.e{position:absolute;inset-inline-start:10px;inset-block-end:5%;z-index:3}',
		);
		expect(widget({ ...settings, _position: '' })).toBe('.e{z-index:3}');
		expect(widget({ _position: 'fixed', _offset_orientation_h: 'end' })).toBe(
			'.e{position:fixed;inset-inline-end:0px;inset-block-start:0px}',
		);
	});

	it('wears a mask of a drawn shape or a picture', () => {
		const css = widget({ _mask_switch: 'yes', _mask_shape: 'hexagon', _mask_size: 'cover' });
		expect(css).toContain('mask-image:url("data:image/svg+xml,%3Csvg');
		expect(css).toContain(';mask-size:cover');
		const own = { _mask_switch: 'yes', _mask_shape: 'custom', _mask_image: { url: '/m.svg' } };
		expect(widget(own)).toContain('mask-image:url("/m.svg")');
		expect(widget({ _mask_switch: 'yes', _mask_shape: 'constructor' })).toBe('');
		expect(widget({ _mask_shape: 'circle' })).toBe('');
	});
});

describe('transform', () => {
	it('is composed of custom properties, perspective first, with neutral values', () => {
		const css = widget({
			_transform_rotate_popover: 'transform',
			_transform_rotateZ_effect: { unit: 'deg', size: 12 },
			_transform_rotate_3d: 'yes',
			_transform_perspective_effect: px(200),
			_transform_rotateX_effect: { unit: 'px', size: 5 },
			_transform_flipX_effect: 'transform',
		});
		expect(css).toContain(
			'--e-static-transform:perspective(var(--e-transform-perspective,20px)) rotateZ(var(--e-transform-rotateZ,0deg)) rotateX(var(--e-transform-rotateX,0deg)) scaleX(var(--e-transform-flipX,1))',
		);
		expect(css).toContain(';transform:var(--e-static-transform);');
		expect(css).toContain('--e-transform-rotateZ:12deg');
		expect(css).toContain('--e-transform-rotateX:5deg');
		expect(css).toContain('--e-transform-flipX:-1');
		expect(css).toContain(
			'transform-origin:var(--e-transform-origin-y,center) var(--e-transform-origin-x,center)',
		);
	});

	it('scales both axes alike unless proportions are free', () => {
		const settings = {
			_transform_scale_popover: 'transform',
			_transform_scale_effect: px(1.2),
			_transform_scaleX_effect: px(2),
		};
		expect(widget(settings)).toContain('--e-static-transform:scale(var(--e-transform-scale,1))');
		expect(widget({ ...settings, _transform_keep_proportions: '' })).toContain(
			'--e-static-transform:scaleX(var(--e-transform-scaleX,1))',
		);
	});

	it('only changes properties on hover and on devices', () => {
		const css = widget({
			_transform_translate_popover: 'transform',
			_transform_translateY_effect: px(0),
			_transform_translateY_effect_mobile: px(4),
			_transform_translate_popover_hover: 'transform',
			_transform_translateY_effect_hover: px(-10),
			_transform_transition_hover: px(0.2),
		});
		expect(css).toContain('.e:hover>.elementor-widget-container{--e-transform-translateY:-10px}');
		expect(css).toContain('--e-transform-transition-duration:200ms');
		expect(css).toContain('transform var(--e-transform-transition-duration,400ms)');
	});

	it('declares nothing while its popover is closed', () => {
		expect(widget({ _transform_rotateZ_effect: { unit: 'deg', size: 12 } })).toBe('');
	});
});

describe("a container's controls", () => {
	it('lay out a flex row with gaps and alignment', () => {
		expect(
			container({
				flex_direction: 'row',
				flex_direction_mobile: 'column',
				flex_justify_content: 'space-between',
				flex_align_items: 'center',
				flex_wrap: 'wrap',
				flex_gap: { unit: 'px', row: '10', column: '20' },
			}),
		).toBe(
			'.e{--flex-direction:row;--container-widget-width:calc((1 - var(--container-widget-flex-grow))*100%);' +
				'--container-widget-height:100%;--container-widget-flex-grow:1;--container-widget-align-self:stretch;--phone-wrap:wrap;--sticky-align:flex-start;' +
				'--justify-content:space-between;--align-items:center;--flex-wrap:wrap;--gap:10px 20px}' +
				'@media (max-width:767px){.e{--flex-direction:column;--container-widget-width:100%;--container-widget-height:initial;' +
				'--container-widget-flex-grow:0;--container-widget-align-self:initial;--phone-wrap:nowrap;--sticky-align:auto}}',
		);
	});

	it('lay out a grid, whose columns of larger devices do not reach mobile', () => {
		expect(
			container({
				container_type: 'grid',
				grid_columns_grid: { unit: 'fr', size: 4 },
				grid_rows_grid: { unit: 'custom', size: 'auto 1fr' },
				grid_gaps: { unit: 'px', row: '8', column: '8' },
				flex_direction: 'row',
			}),
		).toBe(
			'.e{--e-con-grid-template-rows:auto 1fr;--gap:8px}@media (min-width:768px){.e{--e-con-grid-template-columns:repeat(4,minmax(0,1fr))}}',
		);
	});

	it('take the width that belongs to their kind', () => {
		const both = { boxed_width: px(900), width: percent(50), min_height: { unit: 'vh', size: 80 } };
		expect(container(both)).toBe('.e{--content-width:900px;--min-height:80vh}');
		expect(container({ ...both, content_width: 'full' })).toBe(
			'.e{--min-height:80vh}@media (min-width:768px){.e{--width:50%}}',
		);
	});

	it('lay an overlay between background and content', () => {
		expect(
			container({
				background_overlay_background: 'classic',
				background_overlay_color: '#000',
				background_overlay_opacity: px(0.4),
				overlay_blend_mode: 'multiply',
			}),
		).toBe(
			'.e::before{content:"";position:absolute;inset:0;border-radius:inherit;pointer-events:none;opacity:0.4;' +
				'background-color:#000;mix-blend-mode:multiply}',
		);
	});

	it('show the poster of a film over an element at its full strength', () => {
		const css = container({
			background_overlay_hover_background: 'video',
			background_overlay_hover_video_fallback: { url: '/boat.jpg' },
		});
		expect(css).toContain('opacity:1');
		expect(css).toMatch(/:hover::before\{[^}]*url\("?\/boat\.jpg/);
	});

	it('show an overlay at half its strength while none is stored', () => {
		expect(container({ background_overlay_background: 'gradient' })).toContain('opacity:0.5');
	});

	it('use names without underscore', () => {
		expect(container({ padding: all('5'), _padding: all('9'), z_index: 2 })).toBe(
			'.e{z-index:2;padding:5px}',
		);
	});
});

describe('legacy sections and columns', () => {
	it('size the row of a section', () => {
		expect(
			compile(SECTION_CONTROLS, {
				content_width: px(1000),
				height: 'min-height',
				custom_height: { unit: 'vh', size: 60 },
				column_position: 'middle',
				gap: 'custom',
				gap_columns_custom: px(12),
			}),
		).toBe(
			'.e>.elementor-container{max-width:1000px;min-height:60vh;align-items:center}' +
				'.e>.elementor-container>.elementor-column>.elementor-element-populated{padding:12px}',
		);
	});

	it('give a column its share, except on mobile', () => {
		expect(compile(COLUMN_CONTROLS, { _column_size: 33 })).toContain('width:33.333%');
		expect(compile(COLUMN_CONTROLS, { _column_size: 33, _inline_size: 40.5 })).toBe(
			'@media (min-width:768px){.e{width:40.5%}}',
		);
		expect(compile(COLUMN_CONTROLS, { _column_size: 50, _inline_size_mobile: 50 })).toBe(
			'@media (min-width:768px){.e{width:50%}}@media (max-width:767px){.e{width:50%}}',
		);
	});
});

describe('no value', () => {
	const TABLES = {
		WIDGET_CONTROLS,
		CONTAINER_CONTROLS,
		SECTION_CONTROLS,
		COLUMN_CONTROLS,
		THEME_CONTROLS,
		KIT_CONTROLS,
	};
	const attack = fc.constantFrom(
		'}body{color:red',
		'</style><script>alert(1)</script>',
		'red;}@import "x";a{b:c',
		'"',
		"'",
		'\\',
		'/*',
		'url(',
		'(((',
		'custom',
		'initial',
		'transform',
		'classic',
		'gradient',
		'yes',
		'solid',
		'absolute',
		'var(--x)',
		'#fff',
		'100%',
	);
	const text = fc.oneof(attack, fc.string({ maxLength: 12 }));
	const leaf = fc.oneof(text, fc.integer(), fc.double(), fc.constant(null), fc.boolean());
	const bag = fc.record(
		{
			unit: fc.oneof(fc.constantFrom('px', '%', 'custom', 'deg', 'fr'), text),
			size: leaf,
			top: leaf,
			right: leaf,
			bottom: leaf,
			left: leaf,
			row: leaf,
			column: leaf,
			url: text,
			color: text,
			horizontal: leaf,
			blur: leaf,
		},
		{ requiredKeys: [] },
	);
	const value = fc.oneof(text, leaf, bag, fc.array(bag, { maxLength: 2 }));

	it.each(Object.entries(TABLES))('given to %s breaks out of its declaration', (_, controls) => {
		const names = [...new Set(controls.flatMap(namesOf))];
		const settings = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 5, maxKeys: 40 });
		const globals = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 3 });
		fc.assert(
			fc.property(settings, globals, (given, __globals__) => {
				const css = compile(controls, { ...given, __globals__ });
				expect(css).not.toMatch(/<|@import/);
				for (const [, address = ''] of css.matchAll(/url\("?([^)"]*)/g)) {
					const isOwnDrawing = address.startsWith('data:image/svg+xml,%3Csvg');
					const { protocol } = new URL(address, 'https://site.example');
					expect(isOwnDrawing || /^https?:$/.test(protocol)).toBe(true);
				}
				const { code } = parseCss({
					filename: 'sheet.css',
					code: Buffer.from(`${css}.behind{top:0}`),
					errorRecovery: true,
				});
				const parsed = code.toString();
				expect(parsed).toMatch(/\.behind \{\n\s*top: 0/);
				expect(parsed).not.toMatch(/^\s*(body|a)\b.*\{/m);
			}),
			{ numRuns: 200 },
		);
	});

	/** The setting names on which a control of a group depends are among the names of the controls beside it. */
	function namesOf({ control }: StyleControl): string[] {
		const group = control.replace(/_[a-z]+$/, '');
		return [
			control,
			`${control}_mobile`,
			`${group}_background`,
			`${group}_border`,
			`${group}_typography`,
		];
	}
});
