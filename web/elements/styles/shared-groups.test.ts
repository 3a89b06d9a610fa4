import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { compileCss } from './compile-css';
import { customSize, iconView, mediaBox, type StyleControl } from './factories';

const compile = (controls: readonly StyleControl[], settings: ElementSettings) =>
	compileCss('.e', settings, controls, DEFAULT_BREAKPOINTS);

describe('an icon with views', () => {
	const colors = { primary_color: '#111', secondary_color: '#222' };

	it('paints the bare icon in the primary colour', () => {
		expect(compile(iconView(), colors)).toBe('.e .elementor-icon{color:#111}');
	});

	it('paints the shape in the primary and the icon in the secondary colour when stacked', () => {
		expect(compile(iconView(), { ...colors, view: 'stacked' })).toBe(
			'.e .elementor-icon{--icon-ground:#111;color:#222}',
		);
	});

	it('paints icon and frame in the primary and the shape in the secondary colour when framed', () => {
		expect(compile(iconView(), { ...colors, view: 'framed' })).toBe(
			'.e .elementor-icon{color:#111;border-color:#111;background-color:#222}',
		);
	});

	it('answers to focus as to the pointer, and turns the drawing, not the box', () => {
		const settings = { hover_primary_color: '#333', rotate: { unit: 'deg', size: 45 } };
		expect(compile(iconView(), settings)).toBe(
			'.e .elementor-icon:hover,.e .elementor-icon:focus-visible{color:#333}.e .elementor-icon .e-icon{transform:rotate(45deg)}',
		);
	});

	it('takes the names that a widget gives its controls', () => {
		const controls = iconView({ prefix: 'icon_', view: 'icon_view', size: 'icon_size' });
		const settings = { icon_view: 'stacked', icon_primary_color: '#111', icon_size: { size: 40 } };
		expect(compile(controls, settings)).toBe(
			'.e .elementor-icon{--icon-ground:#111;font-size:40px}',
		);
	});
});

describe('a box of picture and text', () => {
	const controls = mediaBox({ wrapper: ' .w', title: ' .t', description: ' .d', space: 'space' });

	it('stands the picture beside the text above mobile, and over it on mobile', () => {
		expect(compile(controls, { position: 'left' })).toBe(
			'@media (min-width:768px){.e .w{flex-direction:row;align-items:var(--box-align,flex-start);text-align:start}}',
		);
	});

	it('stands it beside the text on mobile where mobile says so', () => {
		expect(compile(controls, { position_mobile: 'inline-end' })).toContain(
			'@media (max-width:767px){.e .w{flex-direction:row-reverse',
		);
	});

	it('keeps the chosen alignment whatever the place of the picture', () => {
		expect(compile(controls, { position: 'top', text_align: 'right' })).toBe(
			'.e .w{text-align:right}@media (min-width:768px){.e .w{flex-direction:column;align-items:stretch}}',
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
	])('say nothing for %j', (settings) => {
		expect(compile(controls, settings)).toBe('');
	});
});
