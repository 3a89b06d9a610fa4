import { describe, expect, it } from 'vitest';
import { namedControls } from './named-controls';

describe('the controls that tables of add-ons read', () => {
	it('are those of the widget and of its rows, without the texts that are put around them', () => {
		const named = namedControls([
			{
				addOn: 'Acme',
				widgets: {
					'acme-hero': {
						widget: 'heading',
						controls: {
							title: { join: ['acme_first', { from: 'acme_last', before: 'and' }] },
							link: ['acme_way', { from: 'acme_to', when: { acme_on: 'yes' } }],
						},
						rows: {
							icon_list: { from: 'acme_rows', controls: { text: 'acme_says' } },
							tabs: { fixed: [{ controls: { tab_title: 'acme_tab' } }, { settings: { a: 'b' } }] },
							wp_gallery: { from: 'acme_pictures', value: 'acme_picture' },
						},
					},
				},
			},
		]);
		expect([...(named.get('acme-hero') ?? [])].sort()).toEqual([
			'acme_first',
			'acme_last',
			'acme_on',
			'acme_picture',
			'acme_pictures',
			'acme_rows',
			'acme_says',
			'acme_tab',
			'acme_to',
			'acme_way',
		]);
	});

	it('are those of all tables that name the widget', () => {
		const table = (from: string) => ({
			addOn: from,
			widgets: { 'acme-hero': { widget: 'heading', controls: { title: from } } },
		});
		const named = namedControls([table('acme_old'), table('acme_new')]);
		expect([...(named.get('acme-hero') ?? [])]).toEqual(['acme_old', 'acme_new']);
	});

	it('are those of a form for its fields and its button', () => {
		const named = namedControls([
			{
				addOn: 'Acme',
				forms: [
					{
						fields: { 'acme-name': 'text' },
						button: 'acme-send',
						field: { field_label: 'acme_says' },
						label_switch: 'acme_shows_label',
					},
					{
						fields: { 'acme-choice': 'select' },
						button: 'acme-go',
						options: { from: 'acme_choices', text: 'acme_choice' },
					},
				],
			},
		]);
		expect([...(named.get('acme-name') ?? [])]).toEqual(['acme_says', 'acme_shows_label']);
		expect(named.get('acme-send')).toEqual(named.get('acme-name'));
		expect([...(named.get('acme-choice') ?? [])]).toEqual(['acme_choices', 'acme_choice']);
	});
});
