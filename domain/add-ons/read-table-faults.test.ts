import { describe, expect, it } from 'vitest';
import { readAddOnTable } from './read-table';

const read = (value: unknown) => readAddOnTable(value, 'acme');
const faultsOf = (value: unknown) =>
	read(value).faults.map(({ path, message }) => `${path}: ${message}`);
const ofWidget = (entry: unknown) => faultsOf({ widgets: { x: entry } });

describe('a table of an add-on', () => {
	it('is empty without entries', () => {
		expect(read({})).toEqual({
			table: { addOn: 'acme', prefixes: [], widgets: {}, forms: [], icons: {} },
			faults: [],
		});
		expect(read({ addOn: '', prefixes: 7, forms: 7 }).table).toMatchObject({
			addOn: 'acme',
			prefixes: [],
			forms: [],
		});
	});

	it('keeps the icons that have names', () => {
		const icons = { 'acme-phone': 'fas fa-phone', 'acme-buoy': 7 };
		expect(read({ icons }).table?.icons).toEqual({ 'acme-phone': 'fas fa-phone' });
	});

	it.each(['', 'a b', 'a.b', '.a', 'a.'])('takes %j for no name of a control or widget', (name) => {
		const at = 'widgets.x';
		expect(ofWidget({ widget: name })).toEqual([
			`${at}.widget: takes a type of widget, not "${name}"`,
		]);
		expect(ofWidget({ widget: 'heading', needs: name })).toEqual([
			`${at}.needs: takes the name of a control, not "${name}"`,
		]);
	});

	it('names the accepted values', () => {
		expect(ofWidget({ widget: 7 })).toEqual(['widgets.x.widget: takes a type of widget, not 7']);
		expect(ofWidget({ widget: 'a', rows: { b: { rows: 7 } } })).toEqual([
			'widgets.x.rows.b: takes {"from": …} or {"fixed": […]}, not Object',
		]);
		expect(faultsOf({ forms: [{ fields: { a: 7 }, button: 'b' }] })).toEqual([
			'forms[0].fields.a: takes a text, not 7',
		]);
	});
});
