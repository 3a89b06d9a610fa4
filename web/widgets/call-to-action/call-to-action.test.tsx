import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { callToAction } from './index';
import { CallToActionSettings } from './settings';

const registry = createRegistry([callToAction]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'call-to-action', settings }], registry);

const bg_image = { id: '', url: '/bay.jpg', alt: 'A bay' };
const call = { bg_image, title: 'Out at six', button: 'Book <b>now</b>', link: '/contact/' };

describe('a call to action', () => {
	it('is a picture, a title and a button that leads on', () => {
		const { html } = render({ ...call, description: '<p>Before the gulls.</p>' });
		expect(html).toContain('elementor-cta--skin-classic');
		expect(html).toMatch(/elementor-cta__bg elementor-bg"><img src="\/bay.jpg" alt="A bay"/);
		expect(html).toMatch(/<h2 class="[^"]*elementor-cta__title">Out at six<\/h2>/);
		expect(html).toMatch(/elementor-cta__description"><p>Before the gulls.<\/p><\/div>/);
		expect(html).toMatch(
			/<a href="\/contact\/" class="elementor-button [^"]*elementor-cta__button"/,
		);
	});

	it('leads on as a whole by one link with a short name', () => {
		const { html } = render({ ...call, link_click: 'box' });
		expect(html.match(/<a /g)).toHaveLength(1);
		expect(html).toContain(
			'<a href="/contact/" class="e-box-link"><span class="elementor-screen-only">Book now: Out at six</span></a>',
		);
		expect(html).toMatch(/<span class="elementor-button [^"]*elementor-cta__button"/);
		expect(html).toContain('<img src="/bay.jpg" alt=""');
	});

	it('is no link where a browser must not go', () => {
		const { html } = render({ ...call, link_click: 'box', link: 'javascript:alert(1)' });
		expect(html).not.toContain('<a ');
	});

	it('covers the picture, and shows its text in the content alone', () => {
		const { html } = render({ ...call, skin: 'cover', content_animation: 'fade-in' });
		expect(html).toContain('elementor-animated-content');
		expect(html).toContain('elementor-animated-item--fade-in');
		expect(html).toContain('<img src="/bay.jpg" alt=""');
	});

	it('has an icon or a picture over its title, and a ribbon', () => {
		const icon = render({ ...call, graphic_element: 'icon', icon_view: 'framed' }).html;
		expect(icon).toContain('elementor-cta__icon elementor-view-framed elementor-shape-circle');
		const image = render({
			...call,
			graphic_element: 'image',
			graphic_image: { url: '/flag.svg' },
			ribbon_title: 'New <b>',
			ribbon_horizontal_position: 'left',
		}).html;
		expect(image).toContain('elementor-cta__image');
		expect(image).toContain(
			'<div class="elementor-ribbon elementor-ribbon-left"><div class="elementor-ribbon-inner">New &lt;b&gt;</div></div>',
		);
	});

	it('leaves out empty parts', () => {
		const { html } = render({ title: '', button: '', graphic_element: 'image' });
		expect(html).not.toMatch(/<h2|button|elementor-cta__bg|elementor-cta__image|ribbon/);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			layout: 'left',
			'min-height': { unit: 'px', size: 400 },
			vertical_position: 'bottom',
			alignment: 'left',
			overlay_color: '#0008',
			title_color_hover: '#abc',
			button_background_color: '#123',
			ribbon_distance: { unit: 'px', size: 40 },
			effect_duration: { unit: 'px', size: 800 },
		});
		expect(css).toMatch(
			/@media \(min-width:768px\)\{[^}]*\.elementor-cta\{flex-direction:row;--cta-image-width:50%;--cta-content-basis:0\}/,
		);
		expect(css).toContain('__content{min-height:400px;text-align:left;justify-content:flex-end}');
		expect(css).toContain('__bg-overlay{background-color:#0008}');
		expect(css).toContain(
			'.elementor-cta:is(:hover, :focus-within) .elementor-cta__title{color:#abc}',
		);
		expect(css).toContain('--ribbon-distance:40px');
		expect(css).toContain('--cta-duration:800ms');
		expect(css).toContain('background-color:#123');
	});

	it.each([[{}], [[]], [{ skin: 3, bg_image: 'x', title: {}, link: [], layout: {} }]])(
		'parses %j',
		(settings) => {
			expect(parse(CallToActionSettings, settings)).toMatchObject({
				skin: 'classic',
				title: 'This is the heading',
				link: { url: '' },
				link_click: 'button',
			});
		},
	);
});
