import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { hotspot } from './index';
import { HotspotSettings } from './settings';

const registry = createRegistry([hotspot]);
const PICTURE = { image: { id: '', url: '/boat.jpg', alt: 'A boat' } };
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'hotspot', settings: { ...PICTURE, ...settings } }], registry);
const marks = (...rows: object[]) => ({
	hotspot: rows.map((row, at) => ({ _id: `r${at}`, ...row })),
});

describe('a hotspot', () => {
	it('is a button on a picture that is described by its tooltip', () => {
		const { html } = render(marks({ hotspot_tooltip_content: '<p>The <b>helm</b></p>' }));
		expect(html).toMatch(/<img src="\/boat.jpg"[^>]* alt="A boat"/);
		expect(html).toMatch(
			/<div class="e-hotspot elementor-repeater-item-r0 e-hotspot--position-left e-hotspot--position-top e-hotspot--circle"><button type="button" class="e-hotspot__button e-hotspot--expand" aria-label="Show hint 1" aria-describedby="(\S+)">/,
		);
		expect(html).toMatch(
			/<div id="(\S+)" class="e-hotspot__tooltip e-hotspot--tooltip-position e-hotspot--fade-in-out"><div><p>The <b>helm<\/b><\/p>/,
		);
	});

	it('may have a text, an icon, or both', () => {
		const label = render(marks({ hotspot_label: 'Helm' })).html;
		expect(label).toContain('<span class="e-hotspot__label">Helm</span>');
		expect(label).not.toMatch(/Show hint|e-hotspot--circle|e-hotspot--icon|outer-circle/);
		const icon = { value: 'fas fa-star', library: 'fa-solid' };
		expect(render(marks({ hotspot_icon: icon })).html).toMatch(/e-hotspot--icon".*Show hint.*<svg/);
		const both = marks({ hotspot_icon: icon, hotspot_label: 'Helm', hotspot_icon_position: 'end' });
		expect(render(both).html).toMatch(/data-icon-position="end".*<svg.*Helm/);
	});

	it('that is a link leads there, and shows its text only under a pointer', () => {
		const row = { hotspot_link: { url: '/fleet/' }, hotspot_tooltip_content: 'All boats' };
		const pressed = render(marks(row)).html;
		expect(pressed).toMatch(/e-hotspot--link e-hotspot--no-tooltip"><a href="\/fleet\/"/);
		expect(pressed).not.toContain('All boats');
		expect(render({ ...marks(row), tooltip_trigger: 'mouseenter' }).html).toContain('All boats');
		const unsafe = marks({ hotspot_link: { url: 'javascript:alert(1)' } });
		expect(render(unsafe).html).not.toContain('<a ');
	});

	it('without a text has no tooltip', () => {
		const { html } = render(marks({ hotspot_tooltip_content: ' ' }));
		expect(html).toContain('e-hotspot--no-tooltip');
		expect(html).not.toMatch(/aria-describedby|e-hotspot__tooltip/);
	});

	it.each([
		[{}, 'e-hotspot--expand', 'e-hotspot--fade-in-out'],
		[{ hotspot_animation: 'e-hotspot--soft-beat' }, 'e-hotspot--soft-beat', ''],
		[{ hotspot_animation: 'e-hotspot--overlay' }, 'e-hotspot--overlay', ''],
		[{ tooltip_animation: 'e-hotspot--fade-grow' }, '', 'e-hotspot--fade-grow'],
		[{ tooltip_animation: 'e-hotspot--slide-direction' }, '', 'e-hotspot--slide-direction'],
	])('moves by the setting %j', (settings, own, tooltip) => {
		const { html } = render({ ...marks({}), ...settings });
		expect(html).toContain(own);
		expect(html).toContain(tooltip);
	});

	it('does not move where its editor switched that off', () => {
		expect(render({ ...marks({}), hotspot_animation: '' }).html).toContain(
			'class="e-hotspot__button"',
		);
	});

	it('is nothing without a picture', () => {
		expect(render({ ...marks({}), image: {} }).html).not.toContain('e-hotspot');
	});
});

describe('the place of a hotspot', () => {
	it.each([
		[
			{ hotspot_offset_x: { unit: '%', size: 20 }, hotspot_offset_y: { unit: '%', size: 80 } },
			'left:20%;right:auto;--hotspot-translate-x:calc(-1 * 20%);top:80%;bottom:auto;--hotspot-translate-y:calc(-1 * 80%)',
		],
		[
			{ hotspot_horizontal: 'right', hotspot_offset_x: { unit: '%', size: 20 } },
			'right:20%;left:auto;--hotspot-translate-x:20%',
		],
		[
			{ hotspot_vertical: 'bottom', hotspot_offset_y: { unit: '%', size: 20 } },
			'bottom:20%;top:auto;--hotspot-translate-y:20%',
		],
	])('%j is %s', (row, css) => {
		expect(render(marks(row)).css).toContain(`.elementor-repeater-item-r0{${css}}`);
	});

	it('differs from device to device', () => {
		const row = {
			hotspot_offset_x: { unit: '%', size: 20 },
			hotspot_offset_x_mobile: { unit: '%', size: 60 },
		};
		expect(render(marks(row)).css).toMatch(/max-width:767px\).*left:60%/);
	});

	it('of its tooltip is that of all of them, or its own', () => {
		const { css } = render({
			...marks(
				{ hotspot_tooltip_position: 'yes', hotspot_position: 'left' },
				{ hotspot_position: 'right' },
			),
			tooltip_position: 'bottom',
			tooltip_position_mobile: 'top',
		});
		expect(css).toContain('--tooltip-side:bottom');
		expect(css).toMatch(/max-width:767px\).*--tooltip-side:top/);
		expect(css).toContain('.elementor-repeater-item-r0{--tooltip-side:left');
		expect(css).not.toContain('.elementor-repeater-item-r1{');
	});

	it('and its size may be typed by hand', () => {
		const row = {
			hotspot_width: { unit: 'px', size: 90 },
			hotspot_height: { unit: 'px', size: 40 },
		};
		expect(render(marks({ ...row, hotspot_custom_size: 'yes' })).css).toContain(
			'--hotspot-min-width:90px;--hotspot-min-height:40px',
		);
		expect(render(marks(row)).css).not.toContain('--hotspot-min-width:90px');
	});
});

it('style controls become rules', () => {
	const { css } = render({
		...marks({}),
		tooltip_trigger: 'none',
		tooltip_trigger_mobile: 'click',
		width: { unit: '%', size: 80 },
		style_hotspot_color: '#112233',
		style_hotspot_box_color: '#445566',
		style_hotspot_size: { unit: 'px', size: 30 },
		style_tooltip_color: '#778899',
		style_tooltip_text_color: '#aabbcc',
		style_tooltip_width: { unit: 'px', size: 240 },
		tooltip_animation_duration: { unit: 'px', size: 400 },
	});
	expect(css).toMatch(/--tooltip-trigger:none;--tooltip-display:block/);
	expect(css).toMatch(/\.e-hotspot__image img\{[^}]*width:80%/);
	expect(css).toMatch(/max-width:767px\).*--tooltip-trigger:click;--tooltip-display:none/);
	expect(css).toContain(
		'.e-hotspot{--hotspot-color:#112233;--hotspot-size:30px;--hotspot-box-color:#445566;--tooltip-text-color:#aabbcc;--tooltip-max-width:240px;--tooltip-color:#778899;--tooltip-transition-duration:400ms}',
	);
});

it.each([[{}], [[]], [{ hotspot: [{ hotspot_tooltip_content: 4 }], tooltip_trigger: 'x' }]])(
	'hotspots parse %j',
	(settings) => {
		expect(parse(HotspotSettings, settings)).toMatchObject({
			tooltip_trigger: 'click',
			hotspot_sequenced_animation_duration: 1000,
		});
	},
);
