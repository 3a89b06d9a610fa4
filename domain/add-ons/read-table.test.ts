import { describe, expect, it } from 'vitest';
import { createAddOns } from './add-ons';
import { readAddOnTable } from './read-table';
import { EVERY_TABLE } from './tables/every-table';

const read = (value: unknown) => readAddOnTable(value, 'acme');
const faultsOf = (value: unknown) =>
	read(value).faults.map(({ path, message }) => `${path}: ${message}`);

describe('a table of an add-on', () => {
	it.each(EVERY_TABLE.map((table) => [table.addOn, table] as const))(
		'of %s has the same entries in JSON as in this code',
		(_, table) => {
			const { table: taken, faults } = read(JSON.parse(JSON.stringify(table)));
			expect(faults).toEqual([]);
			expect(taken).toMatchObject(JSON.parse(JSON.stringify(table)));
		},
	);

	it('takes its file name where it has no name', () => {
		expect(read({ widgets: {} }).table?.addOn).toBe('acme');
		expect(read({ addOn: 'Acme Widgets' }).table?.addOn).toBe('Acme Widgets');
	});

	it.each([[null], [[]], ['text'], [7]])('is refused if it is %j', (value) => {
		expect(read(value).table).toBeNull();
		expect(faultsOf(value)).toEqual([
			': is no table of an add-on: an object with "widgets" is taken',
		]);
	});

	it('loses only its wrong entries', () => {
		const { table, faults } = read({
			widgets: {
				'acme-title': { widget: 'heading', controls: { title: 'acme_title' } },
				'acme-typo': { widget: 'heading', contrls: {} },
				'acme-bare': { controls: {} },
				'acme-odd': { widget: 'heading', controls: { title: { from: 7 } } },
				'acme-null': null,
			},
		});
		expect(Object.keys(table?.widgets ?? {})).toEqual(['acme-title']);
		expect(faults.map(({ path }) => path)).toEqual([
			'widgets.acme-typo.contrls',
			'widgets.acme-bare.widget',
			'widgets.acme-odd.controls.title',
			'widgets.acme-null',
		]);
	});

	it('names the accepted values beside a wrong value', () => {
		expect(faultsOf({ widgets: { x: { widget: 'heading', contrls: {} } } })).toEqual([
			'widgets.x.contrls: is not read here',
		]);
		expect(faultsOf({ widgets: { x: {} } })).toEqual(['widgets.x.widget: may not be left out']);
		const odd = { widget: 'counter', controls: { title: { from: 'a', as: 'shout' } } };
		expect(faultsOf({ widgets: { x: odd } })[0]).toMatch(
			/^widgets\.x\.controls\.title: takes the name of a control, \{"from": …\}/,
		);
		expect(faultsOf({ widget: {}, widgets: [], forms: {}, icons: 4, prefixes: [7] })).toEqual([
			'widget: is not read; taken: addOn, prefixes, widgets, forms, icons',
			'prefixes: takes a list of texts',
			'widgets: takes an object: type of widget → what it is',
			'forms: takes a list',
			'icons: takes an object: name of an icon → name of FontAwesome',
		]);
		expect(faultsOf({ icons: { 'acme-phone': 7 } })).toEqual([
			'icons.acme-phone: takes a name of FontAwesome: "fas fa-phone"',
		]);
		expect(faultsOf({ forms: [{ button: 'acme-send' }] })[0]).toBe(
			'forms[0].fields: may not be left out',
		);
	});

	it('names widgets for its owner, before the project and before a guess', () => {
		const { table } = read({
			addOn: 'Acme',
			widgets: {
				'acme-card': {
					widget: 'image-box',
					controls: {
						title_text: 'card_name',
						text_align: { from: 'card_side', values: { l: 'left' } },
					},
					looks: { title_typography: 'card_type' },
					settings: { thumbnail_size: 'full' },
				},
				jkit_button: { widget: 'heading', controls: { title: 'sg_content_label' } },
			},
		});
		const { nameWidget } = createAddOns(table ? [table] : []);
		const named = (widgetType: string, settings: Record<string, unknown>) =>
			nameWidget({ widgetType, settings, renderedHtml: null });
		const stored = {
			card_name: 'Ada',
			card_side_mobile: 'l',
			card_type_font_size_tablet: 4,
			__globals__: { card_name: 'globals/x' },
		};
		expect(named('acme-card', stored)).toEqual({
			by: 'table',
			widgetType: 'image-box',
			settings: {
				...stored,
				title_text: 'Ada',
				text_align_mobile: 'left',
				title_typography_font_size_tablet: 4,
				thumbnail_size: 'full',
				__globals__: { card_name: 'globals/x', title_text: 'globals/x' },
			},
		});
		expect(named('jkit_button', { sg_content_label: 'Go' }).widgetType).toBe('heading');
	});

	it('has nothing for a name that every object answers to', () => {
		const { table } = read(JSON.parse('{"widgets":{"__proto__":{"widget":"heading"}}}'));
		const { nameWidget } = createAddOns(table ? [table] : []);
		const of = (widgetType: string) => nameWidget({ widgetType, settings: {}, renderedHtml: null });
		expect(of('constructor').by).toBeNull();
		expect(of('__proto__').widgetType).toBe('heading');
	});
});
