import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { TEXT_SHAPES } from '@outrigger/rules/layout/text-path';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget } from '../../elements/testing/render-on-server';
import { textPath } from './index';
import { TextPathSettings } from './settings';
import { textPathStyles } from './styles';

const render = (settings: object, language = 'en-US') =>
	renderWidget('text-path', settings, {
		widgets: [textPath],
		page: { site: { ...SITE, language } },
	});
const SITE = {
	title: 'Boats',
	logo: null,
	description: '',
	url: 'https://boats.example',
	language: 'en-US',
	timezone: 'UTC',
	dateFormat: '',
	timeFormat: '',
	postsPerPage: 10,
};

describe('a text on a path', () => {
	it.each(Object.entries(TEXT_SHAPES))('runs along the shape %s', async (path, shape) => {
		const html = await render({ path, text: 'Seven knots' });
		const [, id] = /<path id="([^"]+)"/.exec(html) ?? [];
		expect(html).toContain(`<svg viewBox="${shape.viewBox}"><path id="${id}" d="${shape.d}"`);
		expect(html).toContain(`<textPath href="#${id}" startOffset="0%">Seven knots</textPath>`);
	});

	it('stands straight and names the address of its own shape, until that has come', async () => {
		const custom_path = { url: 'https://boats.example/wp-content/uploads/rope.svg', id: '' };
		const html = await render({ path: 'custom', custom_path });
		expect(html).toContain('class="e-text-path" data-url="/wp-content/uploads/rope.svg"');
		expect(html).toContain(TEXT_SHAPES.line.d);
	});

	it.each(['https://else.example/a.svg', 'javascript:x', ''])(
		'fetches no shape from %j',
		async (url) => {
			expect(await render({ path: 'custom', custom_path: { url } })).not.toContain('data-url');
		},
	);

	it('leads somewhere', async () => {
		const link = { url: '/fleet/', is_external: 'on', nofollow: 'on' };
		expect(await render({ link, text: 'Fleet' })).toContain(
			'<a href="/fleet/" target="_blank" rel="nofollow noopener">Fleet</a>',
		);
		expect(await render({ link: { url: 'javascript:x' } })).not.toContain('<a');
	});

	it('begins at a part of its shape, from the other end where it runs to the left', async () => {
		const start_point = { unit: '%', size: 30 };
		expect(await render({ start_point })).toContain('startOffset="30%"');
		const turned = await render({ start_point, text_path_direction: 'rtl' });
		expect(turned).toContain('<text direction="rtl"><textPath');
		expect(turned).toContain('startOffset="70%"');
		expect(await render({ start_point }, 'he-IL')).toContain('startOffset="70%"');
		expect(await render({ start_point, text_path_direction: 'ltr' }, 'he-IL')).toContain('"30%"');
	});

	it('shows its path, moves under the pointer, and is nothing without words', async () => {
		const html = await render({
			show_path: 'yes',
			hover_animation: 'grow',
			text: 'A &amp; <b>b</b>',
		});
		expect(html).toContain('class="e-text-path e-text-path--shown elementor-animation-grow"');
		expect(html).toContain('>A &amp; b<');
		expect(await render({ text: ' ' })).not.toContain('<svg');
	});

	it('turns its style controls into rules', () => {
		const settings = {
			align: 'center',
			align_mobile: 'left',
			size: { unit: 'px', size: 300 },
			rotation: { unit: 'deg', size: 275 },
			word_spacing: { unit: 'px', size: 4 },
			text_color_normal: '#123',
			text_color_hover: '#456',
			hover_transition: { size: 1 },
			stroke_color_normal: '#789',
			stroke_width_normal: { unit: 'px', size: 3 },
			path_fill_normal: '#abc',
			stroke_color_hover: '#def',
		};
		const css = (more: object) =>
			compileCss('.e', { ...settings, ...more }, textPathStyles, DEFAULT_BREAKPOINTS);
		expect(css({})).toContain(
			'.e .e-text-path{text-align:center;--path-width:300px;--rotate:275deg;--word-spacing:4px;--text-color:#123;--text-transition:1s}',
		);
		expect(css({})).not.toContain('stroke');
		expect(css({})).toMatch(/@media[^{]+\{\.e \.e-text-path\{text-align:left\}/);
		expect(css({ show_path: 'yes' })).toContain(
			'--path-fill:#abc;--stroke-color:#789;--stroke-width:3px',
		);
		expect(css({ show_path: 'yes' })).toContain(
			'.e .e-text-path:hover,.e .e-text-path:focus-within{color:#456;--text-color:#456;--stroke-color:#def}',
		);
	});

	it.each([[{}], [[]], [{ text: {}, path: 'M 0 0', start_point: 'x', text_path_direction: 3 }]])(
		'parses %j',
		(settings) => {
			expect(parse(TextPathSettings, settings)).toMatchObject({
				text: 'Add Your Curvy Text Here',
				path: 'wave',
				start_point: 0,
				text_path_direction: '',
			});
		},
	);
});
