import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { type WxrPost, wxrFile } from '../../../tests/support/exports/wxr-file';

const variants = [{ meta: { breakpoint: 'desktop', state: null }, props: {}, custom_css: null }];
const older = { type: 'class', label: 'older', variants };

const kit = (meta: Record<string, string>): WxrPost => ({
	id: 5,
	title: 'Kit',
	slug: 'kit',
	type: 'elementor_library',
	meta: { _elementor_edit_mode: 'builder', _elementor_template_type: 'kit', ...meta },
});
const globalClass = (id: number, classId: string, label: string, data: unknown): WxrPost => ({
	id,
	title: label,
	slug: classId,
	type: 'e_global_class',
	meta: {
		_elementor_global_class_id: classId,
		_elementor_global_class_data: JSON.stringify(data),
	},
});
const load = (...posts: WxrPost[]) => loadContent(writeContent({ 'e.xml': wxrFile({ posts }) }));

describe('classes and variables of version 4 in a WordPress export file', () => {
	it('are those of posts in the order of the kit, and the older ones of the kit', async () => {
		const content = await load(
			globalClass(7, 'g-1', 'second', { type: 'class', variants }),
			globalClass(8, 'g-2', 'first', { type: 'class', variants }),
			kit({
				_elementor_global_classes: JSON.stringify({
					items: { 'g-1': older, 'g-3': older },
					order: ['g-3'],
				}),
				_elementor_global_classes_order: 'a:1:{s:5:"order";a:2:{i:0;s:3:"g-2";i:1;s:3:"g-1";}}',
				_elementor_global_variables: JSON.stringify({
					data: { 'e-gv-1': { type: 'global-color-variable', label: 'ink', value: '#123456' } },
				}),
			}),
		);
		const { design } = content.kit;
		expect(design?.classes.map(({ id, label }) => [id, label])).toEqual([
			['g-2', 'first'],
			['g-1', 'second'],
			['g-3', 'older'],
		]);
		expect(design?.variables).toMatchObject([{ id: 'e-gv-1', label: 'ink', value: '#123456' }]);
		expect(content.posts.map(({ slug }) => slug)).toEqual([]);
	});

	it('exist without a kit', async () => {
		const content = await load(globalClass(7, 'g-1', 'alone', { type: 'class', variants }));
		expect(content.kit.design?.classes).toMatchObject([{ id: 'g-1', label: 'alone' }]);
	});

	it('are empty if they are broken', async () => {
		const content = await load(
			globalClass(7, 'g-1', 'broken', 'text'),
			kit({ _elementor_global_classes: '{"items":[', _elementor_global_variables: 'a:1:{' }),
		);
		expect(content.kit.design).toBeUndefined();
	});

	it('do not make pages of components, which keep their elements', async () => {
		const element = { id: 'a1b2c3d', elType: 'widget', widgetType: 'e-heading', settings: {} };
		const content = await load({
			id: 9,
			title: 'Card',
			slug: 'card',
			type: 'elementor_component',
			meta: {
				_elementor_component_uid: 'component-1',
				_elementor_data: JSON.stringify([{ ...element, elements: [] }]),
			},
		});
		const card = postNamed(content, 'card');
		expect([card.type, card.uri, card.elementor?.elements.length]).toEqual([
			'elementor_component',
			null,
			1,
		]);
	});
});
