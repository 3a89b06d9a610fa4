import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../elements/testing/render-on-server';
import { Widget } from '../../elements/tree/widget';
import { template } from './index';
import { TemplateSettings } from './template';

const element = (template_id: unknown, renderedHtml: string | null = null) => ({
	id: 'a1b2c3d',
	elType: 'widget',
	widgetType: 'template',
	settings: { template_id },
	renderedHtml,
	children: [],
});

const stored = (id: number, holds: unknown) => ({
	__typename: 'ElementorTemplate',
	id: `t${id}`,
	databaseId: id,
	type: 'SECTION',
	location: null,
	elementorDocumentType: 'section',
	elementorPageSettings: {},
	elementorElements: [
		{
			__typename: 'ElementorElement',
			id: 'b1b2c3d',
			parentId: null,
			elType: 'widget',
			widgetType: 'template',
			settings: { template_id: holds },
			renderedHtml: null,
		},
	],
	settings: { __typename: 'S', contentWrapperHtmlTag: null, cssClasses: '' },
});

const render = (template_id: unknown, hasExtension = true, renderedHtml: string | null = null) =>
	renderOnServer(<Widget element={element(template_id, renderedHtml)} />, {
		widgets: [template],
		hasExtension,
		execute: async ({ variables: { ids } }) => ({
			data: {
				elementorTemplates: [ids].flat().flatMap((id) => {
					return { 5: stored(5, 6), 6: stored(6, 5) }[String(id)] ?? [];
				}),
			},
		}),
	});

describe('a template in a page', () => {
	it('shows the stored document, and those inside it', async () => {
		const html = await render('5');
		expect(html).toContain('data-elementor-type="section" data-elementor-id="5"');
		expect(html).toContain('data-elementor-id="6"');
	});

	it('never holds itself', async () => {
		const html = await render(5);
		expect(html.split('data-elementor-id="5"')).toHaveLength(2);
	});

	it('is empty for an invalid number, and for an unknown one', async () => {
		for (const id of [undefined, '', 'x', -1, 1.5, 404]) {
			expect(await render(id)).toContain('<div class="elementor-template"></div>');
		}
	});

	it('shows the markup of WordPress where it has no document', async () => {
		expect(await render(404, true, '<p>Sent</p>')).toContain('<p>Sent</p>');
		expect(await render(5, false, '<p>Sent</p>')).toContain('<p>Sent</p>');
	});

	it.each([[{}], [[]], [{ template_id: {} }]])('parses %j', (settings) => {
		expect(parse(TemplateSettings, settings)).toEqual({ template_id: 0 });
	});
});
