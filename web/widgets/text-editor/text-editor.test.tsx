import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { textEditor } from './index';
import { TextEditorSettings } from './text-editor';

const registry = createRegistry([textEditor]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'text-editor', settings }], registry);

describe('text-editor', () => {
	it('shows the editor’s text, sanitised', () => {
		const { html } = renderElements(
			[{ widgetType: 'text-editor', settings: { editor: '<p>Sea</p><script>x()</script>' } }],
			registry,
			{ sanitize: (markup) => markup.replace(/<script.*<\/script>/, '') },
		);
		expect(html).toContain('<div class="elementor-text-editor"><p>Sea</p></div>');
	});

	it('is nothing without a text', () => {
		expect(render({}).html).not.toContain('elementor-text-editor"');
	});

	it('marks its wrapper when the first letter is dropped', () => {
		expect(
			render({ editor: '<p>Sea</p>', drop_cap: 'yes', drop_cap_view: 'framed' }).html,
		).toContain('elementor-drop-cap-yes elementor-drop-cap-view-framed');
		expect(render({ editor: '<p>Sea</p>' }).html).not.toContain('drop-cap');
	});

	it('flows in columns, fewer of them on smaller devices', () => {
		const { css } = render({
			text_columns: '3',
			text_columns_mobile: '1',
			column_gap: { unit: 'px', size: 40 },
		});
		expect(css).toContain(' .elementor-text-editor{columns:3;column-gap:40px}');
		expect(css).toMatch(/@media \(max-width:767px\)\{.* \.elementor-text-editor\{columns:1\}/);
	});

	it('paints the dropped letter by its view', () => {
		const colors = {
			drop_cap: 'yes',
			drop_cap_primary_color: '#111',
			drop_cap_secondary_color: '#eee',
		};
		const { css } = render(colors);
		expect(css).toContain(
			'.elementor-drop-cap-view-default .elementor-drop-cap{color:#111;border-color:#111}',
		);
		expect(css).toContain(
			'.elementor-drop-cap-view-stacked .elementor-drop-cap{background-color:#111;color:#eee}',
		);
	});

	it('turns its other style controls into rules', () => {
		const { css } = render({ align: 'justify', text_color: '#222', link_color: '#06c' });
		expect(css).toContain('{text-align:justify}');
		expect(css).toContain(' .elementor-text-editor{color:#222}');
		expect(css).toContain(' .elementor-text-editor a{color:#06c}');
	});

	it.each([[{}], [[]], [{ editor: {}, drop_cap: {}, drop_cap_view: 3 }]])(
		'parses %j',
		(settings) => {
			expect(parse(TextEditorSettings, settings)).toEqual({
				editor: '',
				drop_cap: false,
				drop_cap_view: 'default',
			});
		},
	);
});
