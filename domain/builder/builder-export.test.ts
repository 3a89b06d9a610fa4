import { describe, expect, it } from 'vitest';
import { clipboardText, exportedElements, exportFile } from './builder-export';
import type { FlatElement } from './element-tree';

const element = (
	id: string,
	parentId: string | null,
	elType: string,
	more: Partial<FlatElement> = {},
): FlatElement => ({
	id,
	parentId,
	elType,
	widgetType: null,
	settings: {},
	renderedHtml: null,
	...more,
});

describe('the elements of an export', () => {
	it('carry the data that version 4 stores beside settings', () => {
		const style = { 'e-1': { id: 'e-1', type: 'class' } };
		const interactions = { items: [], version: 1 };
		const exportOf = (atomic: object) =>
			exportedElements([element('a', null, 'e-flexbox', { atomic } as Partial<FlatElement>)])[0];
		const bare = { id: 'a', elType: 'e-flexbox', isInner: false, settings: [], elements: [] };
		expect(exportOf({ styles: style, interactions })).toStrictEqual({
			...bare,
			styles: style,
			interactions,
		});
		expect(exportOf({ styles: {}, interactions: {} })).toStrictEqual({ ...bare, styles: [] });
		expect(exportedElements([element('a', null, 'e-flexbox')])).toStrictEqual([bare]);
	});

	it('are the stored tree; an empty bag is a list', () => {
		const flat = [
			element('c', null, 'container', { settings: { flex_gap: 12 } }),
			element('w', 'c', 'widget', { widgetType: 'heading', settings: { title: 'Bay' } }),
			element('p', 'c', 'widget', { widgetType: 'wp-widget-archives', renderedHtml: '<ul></ul>' }),
		];
		expect(exportedElements(flat)).toEqual([
			{
				id: 'c',
				elType: 'container',
				isInner: false,
				settings: { flex_gap: 12 },
				elements: [
					{
						id: 'w',
						elType: 'widget',
						widgetType: 'heading',
						isInner: false,
						settings: { title: 'Bay' },
						elements: [],
					},
					{
						id: 'p',
						elType: 'widget',
						widgetType: 'wp-widget-archives',
						renderedHtml: '<ul></ul>',
						isInner: false,
						settings: [],
						elements: [],
					},
				],
			},
		]);
	});

	it('are inner for a container in any element, a section in a column, and a column in such a section', () => {
		const flat = [
			element('outer', null, 'section'),
			element('column', 'outer', 'column'),
			element('section', 'column', 'section'),
			element('inner', 'section', 'column'),
			element('widget', 'inner', 'widget', { widgetType: 'spacer' }),
			element('box', null, 'container'),
			element('boxed', 'box', 'container'),
		];
		const inner: Record<string, boolean> = {};
		const look = (elements: ReturnType<typeof exportedElements>) => {
			for (const one of elements) {
				inner[one.id] = one.isInner;
				look(one.elements);
			}
		};
		look(exportedElements(flat));
		expect(inner).toEqual({
			outer: false,
			column: false,
			section: true,
			inner: true,
			widget: false,
			box: false,
			boxed: true,
		});
	});
});

it('a file names its type, in the version that the builder writes', () => {
	const file = exportFile({
		title: 'Bay',
		type: 'wp-page',
		pageSettings: {},
		elements: [element('c', null, 'container')],
		more: { slug: 'bay', title: 'not this' },
	});
	expect(file).toEqual({
		slug: 'bay',
		title: 'Bay',
		type: 'wp-page',
		version: '0.4',
		page_settings: [],
		content: [{ id: 'c', elType: 'container', isInner: false, settings: [], elements: [] }],
	});
	expect(
		exportFile({ title: '', type: 'popup', pageSettings: { open: 1 }, elements: [] }),
	).toMatchObject({ page_settings: { open: 1 }, content: [] });
});

it('the clipboard names the site of its elements', () => {
	expect(JSON.parse(clipboardText([], 'https://bay.example'))).toEqual({
		type: 'elementor',
		siteurl: 'https://bay.example/wp-json/',
		elements: [],
	});
});
