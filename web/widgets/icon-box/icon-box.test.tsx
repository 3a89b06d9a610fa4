import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { IconBoxSettings } from './icon-box';
import { iconBox } from './index';

const registry = createRegistry([iconBox]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'icon-box', settings }], registry);
const texts = { title_text: 'Fuel included', description_text: 'Within <b>20</b> miles.' };

describe('icon-box', () => {
	it('is an icon with title and description', () => {
		const { html } = render(texts);
		expect(html).toContain(
			'<div class="elementor-icon-box-icon"><span class="elementor-icon"><svg',
		);
		expect(html).toContain(
			'<div class="elementor-icon-box-content"><h3 class="elementor-icon-box-title">Fuel included</h3><p class="elementor-icon-box-description">Within <b>20</b> miles.</p></div>',
		);
	});

	it('leads to one place by one stop: the title', () => {
		const { html } = render({ ...texts, link: { url: '/fuel/' } });
		expect(html).toContain(
			'<a href="/fuel/" tabindex="-1" aria-hidden="true" class="elementor-icon">',
		);
		expect(html).toContain('<a href="/fuel/">Fuel included</a>');
	});

	it('names its icon where there is no title to lead', () => {
		expect(render({ title_text: '', link: { url: '/fuel/' } }).html).toContain('aria-label="Star"');
	});

	it('leaves out missing parts', () => {
		expect(render({ ...texts, selected_icon: { value: '' } }).html).not.toContain('box-icon');
		expect(render({ title_text: '' }).html).not.toContain('box-content');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			...texts,
			position: 'right',
			icon_space: { unit: 'px', size: 20 },
			icon_size: { unit: 'px', size: 32 },
			view: 'stacked',
			primary_color: '#0a6e77',
			description_color: '#444',
		});
		expect(css).toContain(
			' .elementor-icon-box-wrapper{--media-box-margin:-1lh 0 0;--media-box-space:20px}',
		);
		expect(css).toContain('.elementor-view-stacked .elementor-icon{background-color:#0a6e77}');
		expect(css).toContain(' .elementor-icon{font-size:32px}');
		expect(css).toContain(' .elementor-icon-box-description{color:#444}');
		expect(css).toContain('flex-direction:row-reverse');
	});

	it.each([[{}], [[]], [{ selected_icon: 7, title_text: {}, title_size: 'marquee' }]])(
		'parses %j',
		(settings) => {
			expect(parse(IconBoxSettings, settings)).toMatchObject({
				title_text: 'This is the heading',
				title_size: 'h3',
			});
		},
	);
});
