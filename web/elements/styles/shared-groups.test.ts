import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { compileCss } from './compile-css';
import { customSize, iconView, mediaBox, type StyleControl } from './factories';

const compile = (controls: readonly StyleControl[], settings: ElementSettings) =>
	compileCss('.e', settings, controls, DEFAULT_BREAKPOINTS);

describe('an icon with views', () => {
	const colors = { primary_color: '#111', secondary_color: '#222' };

	it('has rules for each view, which a class chooses', () => {
		const css = compile(iconView(), colors);
		expect(css).toContain(
			'.e.elementor-view-stacked .elementor-icon{background-color:#111;color:#222}',
		);
		expect(css).toContain(
			'.e.elementor-view-framed .elementor-icon,.e.elementor-view-default .elementor-icon{color:#111;border-color:#111}',
		);
		expect(css).toContain('.e.elementor-view-framed .elementor-icon{background-color:#222}');
		expect(compile(iconView(), { ...colors, view: 'framed' })).toBe(css);
	});

	it('answers to focus as to the pointer, and turns the drawing, not the box', () => {
		const settings = { hover_primary_color: '#333', rotate: { unit: 'deg', size: 45 } };
		const css = compile(iconView(), settings);
		expect(css).toContain(
			'.e.elementor-view-default .elementor-icon:hover,.e.elementor-view-default .elementor-icon:focus-visible{color:#333;border-color:#333}',
		);
		expect(css).toContain('.e .elementor-icon .e-icon{transform:rotate(45deg)}');
	});

	it('takes the names that a widget gives its controls', () => {
		const controls = iconView({ prefix: 'icon_', view: 'icon_view', size: 'icon_size' });
		const css = compile(controls, { icon_primary_color: '#111', icon_size: { size: 40 } });
		expect(css).toContain('.e.elementor-view-stacked .elementor-icon{background-color:#111}');
		expect(css).toContain('.e .elementor-icon{font-size:40px}');
	});
});

describe('a box of picture and text', () => {
	const controls = mediaBox({
		wrapper: ' .w',
		title: ' .t',
		description: ' .d',
		space: 'space',
		stroke: 'outline',
	});

	it('stands the picture beside the text above mobile, and over it on mobile', () => {
		expect(compile(controls, { position: 'left' })).toBe(
			'.e .w{--media-box-margin:-1lh 0 0}@media (min-width:768px){.e .w{flex-direction:row;align-items:var(--box-align,flex-start);--media-box-words:min-content;--media-box-line:0;--media-box-margin:0;column-gap:var(--media-box-space,15px);text-align:start}}',
		);
	});

	it('stands the picture beside the text on mobile where the setting for mobile is so', () => {
		expect(compile(controls, { position_mobile: 'inline-end' })).toContain(
			'@media (max-width:767px){.e .w{--media-box-margin:0;flex-direction:row-reverse',
		);
	});

	it('keeps the chosen alignment with any place of the picture', () => {
		expect(compile(controls, { position: 'top', text_align: 'right' })).toBe(
			'.e .w{text-align:right}@media (min-width:768px){.e .w{flex-direction:column;align-items:var(--media-box-align,stretch);--media-box-words:0;--media-box-line:initial;--media-box-margin:-1lh 0 var(--media-box-space,15px)}}',
		);
	});
});

describe('typed measures of a picture', () => {
	const controls = [customSize('image', ' img')];

	it('cut it where both are known', () => {
		const image_custom_dimension = { width: '300', height: 200 };
		expect(compile(controls, { image_size: 'custom', image_custom_dimension })).toBe(
			'.e img{aspect-ratio:300/200;object-fit:cover}',
		);
	});

	it.each([
		[{ width: 300, height: '' }, 'width:300px;height:auto'],
		[{ width: '', height: '60' }, 'width:auto;height:60px;object-fit:contain'],
		[{ width: 0.5, height: 1 }, 'width:auto;height:1px;object-fit:contain'],
	])('scale it whole to the one that is known: %j', (image_custom_dimension, css) => {
		expect(compile(controls, { image_size: 'custom', image_custom_dimension })).toBe(
			`.e img{${css}}`,
		);
	});

	it.each([
		{ image_size: 'large', image_custom_dimension: { width: 300, height: 200 } },
		{ image_size: 'custom', image_custom_dimension: { width: '', height: 0 } },
		{ image_size: 'custom', image_custom_dimension: 'x' },
	])('have no rule for %j', (settings) => {
		expect(compile(controls, settings)).toBe('');
	});
});
