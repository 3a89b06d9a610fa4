import { loadContent } from '@outrigger/mock/content/load-content';
import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { builderKit } from '../../../tests/support/exports/kit-files';

const variants = [{ meta: { breakpoint: 'desktop', state: null }, props: {}, custom_css: null }];
const load = async (files: Record<string, unknown>) => {
	const content = await loadContent(writeContent({ ...builderKit(), ...files }));
	return { ...content.kit.design, warnings: content.warnings, settings: content.kit.settings };
};
const named = (classes: readonly { id: string; label: string }[] = []) =>
	classes.map(({ id, label }) => `${id} ${label}`);

describe('classes and variables of version 4 in a kit', () => {
	it('are read from a file for each class, in the order of the list', async () => {
		const { classes, settings } = await load({
			'global-classes/g-1.json': { id: 'g-1', type: 'class', variants },
			'global-classes/g-2.json': { id: 'g-2', type: 'class', label: 'own', variants },
			'global-classes/g-3.json': { id: 'g-3', type: 'class', label: 'unlisted', variants },
			'global-classes/order.json': [
				{ id: 'g-2', label: 'listed' },
				{ id: 'g-1', label: 'weaker' },
				{ id: 'gone', label: 'gone' },
			],
		});
		expect(named(classes)).toEqual(['g-2 own', 'g-1 weaker', 'g-3 unlisted']);
		expect(settings).toMatchObject({ system_colors: [{ _id: 'primary' }] });
	});

	it('are read from the one file of older builders', async () => {
		const { classes, variables } = await load({
			'global-classes.json': {
				items: { 'g-1': { label: 'a', variants }, 'g-2': { label: 'b', variants } },
				order: ['g-2', 'g-1'],
			},
			'global-variables.json': {
				data: {
					'e-gv-1': {
						type: 'global-size-variable',
						label: 'gap',
						value: { $$type: 'size', value: { size: 8, unit: 'px' } },
						deleted_at: '2026-01-01',
						sync_to_v3: true,
					},
				},
				version: 2,
			},
		});
		expect(named(classes)).toEqual(['g-2 b', 'g-1 a']);
		expect(variables).toMatchObject([{ label: 'gap', isDeleted: true, isSyncedToV3: true }]);
	});

	it('come with a template that carries them', async () => {
		const kit = builderKit();
		const home = kit['content/page/18.json'] as object;
		const { classes } = await load({
			'content/page/18.json': {
				...home,
				global_classes: { items: { 'g-1': { label: 'carried', variants } }, order: ['g-1'] },
			},
		});
		expect(named(classes)).toEqual(['g-1 carried']);
	});

	it('are left out where files are broken or empty lists of PHP, with a line in the log', async () => {
		const { classes, warnings } = await load({
			'global-classes/g-1.json': '{"variants":',
			'global-classes/g-2.json': [],
			'global-classes/order.json': {},
			'global-variables.json': [],
		});
		expect(classes).toBeUndefined();
		expect(warnings.join('\n')).toContain('global-classes/g-1.json');
	});
});
