import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { IconSettings } from './icon';
import { icon } from './index';

const registry = createRegistry([icon]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'icon', settings }], registry);
const anchor = { value: 'fas fa-anchor', library: 'fa-solid' };

describe('icon', () => {
	it('is a star until an editor chooses another', () => {
		expect(render({}).html).toMatch(
			/<div class="elementor-icon-wrapper"><span class="elementor-icon"><svg class="e-icon"/,
		);
		expect(render({ selected_icon: anchor }).html).not.toBe(render({}).html);
	});

	it('reads the icon of an old export', () => {
		const old = render({ icon: 'fa fa-anchor' }).html;
		expect(old).toBe(render({ selected_icon: anchor }).html);
	});

	it('names the target of its link', () => {
		const { html } = render({ selected_icon: anchor, link: { url: '/harbour/' } });
		expect(html).toContain('<a href="/harbour/" aria-label="Anchor" class="elementor-icon">');
		const own = { url: '/harbour/', custom_attributes: 'aria-label|Our harbour' };
		expect(render({ selected_icon: anchor, link: own }).html).toContain('aria-label="Our harbour"');
	});

	it('has its looks on its wrapper', () => {
		expect(render({ view: 'stacked', shape: 'square' }).html).toContain(
			'elementor-view-stacked elementor-shape-square',
		);
		expect(render({}).html).not.toContain('elementor-shape');
	});

	it('draws nothing where it was removed, and a neutral mark for one that is not carried', () => {
		expect(render({ selected_icon: { value: '', library: '' } }).html).not.toContain(
			'elementor-icon"',
		);
		expect(render({ selected_icon: { value: 'fas fa-nowhere' } }).html).toContain('<circle');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			align: 'right',
			primary_color: '#0a6e77',
			size: { unit: 'px', size: 64 },
			rotate: { unit: 'deg', size: 15 },
		});
		expect(css).toContain(' .elementor-icon-wrapper{text-align:right}');
		expect(css).toContain('.elementor-view-default .elementor-icon{color:#0a6e77;');
		expect(css).toContain(' .elementor-icon{font-size:64px}');
		expect(css).toContain('rotate(15deg)');
	});

	it.each([[{}], [[]], [{ selected_icon: 7, view: 'x', shape: null, link: [] }]])(
		'parses %j',
		(settings) => {
			expect(parse(IconSettings, settings)).toMatchObject({
				selected_icon: { value: 'fas fa-star' },
				view: 'default',
				shape: 'circle',
			});
		},
	);
});
