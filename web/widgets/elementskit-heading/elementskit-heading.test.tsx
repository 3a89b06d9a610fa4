import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { elementsKitHeading } from './index';

const render = (settings: Record<string, unknown>) =>
	renderElements(
		[{ widgetType: 'elementskit-heading', settings }],
		createRegistry([elementsKitHeading]),
	);

describe('elementskit-heading', () => {
	it('is a heading that highlights the text in braces', () => {
		const { html } = render({
			ekit_heading_title: '{{15}} <br> August<script>x</script>',
			ekit_heading_title_tag: 'h1',
			ekit_heading_show_seperator: '',
		});
		expect(html).toContain(
			'<div class="ekit-heading"><h1 class="ekit-heading--title elementskit-section-title"><span class="ekit-heading__focus">15</span> <br> August',
		);
		expect(html).not.toContain('<script');
	});

	it('highlights the text in the single braces of older designs', () => {
		const { html } = render({ ekit_heading_title: 'Our {Areas} and {{fleet}}, } and {' });
		expect(html).toContain(
			'Our <span class="ekit-heading__focus">Areas</span> and <span class="ekit-heading__focus">fleet</span>, } and {',
		);
	});

	it('shows the line, the text and the rule that are switched on, and no words of the others', () => {
		const settings = {
			ekit_heading_title: 'Our fleet',
			ekit_heading_sub_title: 'Time has changed',
			ekit_heading_extra_title: '<p>Eight boats</p>',
		};
		expect(render(settings).html).toMatch(/<\/h2><span class="ekit-heading__separator">/);
		expect(render(settings).html).not.toMatch(/Time|Eight/);
		const { html } = render({
			...settings,
			ekit_heading_show_seperator: '',
			ekit_heading_sub_title_show: 'yes',
			ekit_heading_sub_title_tag: 'h3',
			ekit_heading_sub_title_position: 'before_title',
			ekit_heading_section_extra_title_show: 'yes',
		});
		expect(html).toMatch(/<p class="[^"]*subtitle">Time has changed<\/p><h2/);
		expect(html).toContain('<p>Eight boats</p>');
		expect(html).not.toContain('separator');
	});

	it('leads where its link leads', () => {
		const settings = { ekit_heading_title: 'Fleet', ekit_heading_link: { url: '/fleet/' } };
		expect(render(settings).html).toContain('<a href="/fleet/">Fleet</a>');
		const script = { ...settings, ekit_heading_link: { url: 'javascript:alert(1)' } };
		expect(render(script).html).not.toContain('<a');
	});

	it('takes the looks of the add-on', () => {
		const { css } = render({
			ekit_heading_title: 'Fleet',
			ekit_heading_title_align: 'text_center',
			ekit_heading_title_align_mobile: 'text_left',
			ekit_heading_title_color: '#17233E',
			ekit_heading_focused_title_color: '#FDC703',
			ekit_heading_title_typography_typography: 'custom',
			ekit_heading_title_typography_font_size: { unit: 'px', size: 55, sizes: [] },
			ekit_heading_title_margin: { unit: 'px', top: '0', right: '0', bottom: '10', left: '0' },
		});
		expect(css).toContain('text-align:center');
		expect(css).toMatch(/max-width:767px\)\{[^}]*\.ekit-heading\{text-align:left/);
		expect(css).toMatch(/color:#17233E;margin:0px 0px 10px;font-size:55px/i);
		expect(css).toMatch(/ekit-heading__focus\{color:#FDC703/i);
	});
});
