import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { floatingBars } from './index';
import { FloatingBarsSettings } from './settings';
import { floatingBarsStyles } from './styles';

const registry = createRegistry([floatingBars]);
const place = (type: number, settings: object, hasContainers?: boolean) =>
	renderElements(
		[{ widgetType: `floating-bars-var-${type}`, settings: { ...settings } }],
		registry,
		{
			hasContainers,
		},
	);
const render = (type: number, settings: object = {}) => place(type, settings).html;

describe('a floating bar', () => {
	it('is a region with a name, not a dialog', () => {
		const html = render(1, { accessible_name: 'Season', cta_link: { url: '/fleet/' } });
		expect(html).toContain(
			'<section class="e-floating-bars e-floating-bars-var-1 has-vertical-position-top has-close-button is-sticky" data-document-id="7" aria-label="Season">',
		);
		expect(html).toContain('__announcement-text">Just in! Cool summer tees</p>');
		expect(html).toContain(
			'<a href="/fleet/" class="e-floating-bars__cta-button is-type-button has-corners-round has-border">',
		);
		expect(html).toContain(
			'class="e-floating-bars__close-button" type="button" aria-label="Close" hidden=""',
		);
		expect(html).not.toContain('role="alertdialog"');
	});

	it('is made as the editor chose', () => {
		const html = render(1, {
			announcement_text: 'From <b>May</b><p>on</p>',
			announcement_icon: { value: '', library: '' },
			cta_link: { url: '/fleet/', is_external: 'on' },
			style_cta_type: 'link',
			floating_bar_close_switch: '',
			advanced_vertical_position: 'bottom',
			advanced_toggle_sticky: '',
			accessible_name: ' ',
		});
		expect(html).toContain(
			'e-floating-bars-var-1 has-vertical-position-bottom" data-document-id="7" aria-label="Banner"',
		);
		expect(html).toContain('From <b>May</b>on</p>');
		expect(html).toContain(
			'target="_blank" rel="noopener" class="e-floating-bars__cta-button is-type-link"',
		);
		expect(html).not.toMatch(/__close-button|__announcement-icon/);
	});

	it.each([
		{ cta_link: {} },
		{ cta_text: '', cta_link: { url: '/a/' } },
		{ cta_link: { url: 'javascript:x' } },
	])('has no link for %j', (settings) => {
		expect(render(1, settings)).not.toContain('__cta-button');
	});

	it('holds headlines that can be scrolled by hand, and closes only where its editor allows it', () => {
		const headlines_repeater = [
			{
				_id: 'a',
				headlines_text: 'One',
				headlines_url: { url: '/a/' },
				headlines_icon: { value: 'fas fa-star', library: '' },
			},
			{ _id: 'b', headlines_text: 'Two' },
			{ _id: 'c', headlines_text: ' ' },
		];
		const html = render(2, { headlines_repeater });
		expect(html).toMatch(
			/__headlines-container" role="group" aria-label="Headlines" tabindex="0"><ul class="e-floating-bars__headlines">/i,
		);
		expect(html).toMatch(
			/elementor-repeater-item-a"><svg.*<\/svg><a href="\/a\/">One<\/a><\/li><li class="e-floating-bars__headline elementor-repeater-item-b"><span>Two<\/span><\/li><\/ul>/,
		);
		expect(html).not.toContain('__close-button');
		expect(render(2, { floating_bar_close_switch: 'yes' })).toContain('__close-button');
	});

	it('shows the code of a coupon as a text, with a button that script uncovers', () => {
		const html = render(3, { coupon_code: ' BAY10 ', announcement_text: 'Ten percent' });
		expect(html).toContain(
			'<code class="e-floating-bars__coupon-code">BAY10</code><button class="e-floating-bars__coupon-button" type="button" aria-label="Copy the code BAY10" hidden="">',
		);
		expect(render(3, { coupon_code: '' })).not.toContain('__coupon');
	});

	it.each([
		[1, { announcement_text: '' }],
		[2, { headlines_repeater: [] }],
		[3, { announcement_text: '<br>' }],
	])('of the variant %i is nothing with %j', (type, settings) => {
		expect(render(type, settings)).not.toContain('e-floating-bars"');
		expect(render(type, settings)).not.toContain('<section');
	});

	it('is left out where the kit has containers off', () => {
		expect(place(1, {}, true).html).toContain('<section');
		const { html, warnings } = place(1, {}, false);
		expect(html).not.toContain('<section');
		expect(warnings).toHaveLength(1);
	});

	it('turns its style controls into custom properties', () => {
		const css = compileCss(
			'.e',
			{
				style_background_color: '#123',
				style_ticker_scroll_speed: { size: 0 },
				style_cta_button_border_width: { unit: 'px', size: 3 },
			},
			floatingBarsStyles,
			DEFAULT_BREAKPOINTS,
		);
		expect(css).toContain(
			'.e .e-floating-bars{--e-floating-bars-background-color:#123;--e-floating-bars-cta-button-border-width:3px;--e-floating-bars-scroll-duration:1s}',
		);
	});

	it.each([
		[{}],
		[[]],
		[{ headlines_repeater: 3, style_ticker_animation_type: 'fly', advanced_vertical_position: 9 }],
	])('parses %j', (settings) => {
		const parsed = parse(FloatingBarsSettings, settings);
		expect(parsed.headlines_repeater).toHaveLength(3);
		expect(parsed).toMatchObject({
			style_ticker_animation_type: 'autoplay',
			advanced_vertical_position: 'top',
			coupon_code: 'NEW10',
		});
	});
});
