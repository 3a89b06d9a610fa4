import { describe, expect, it } from 'vitest';
import { fieldsNamedIn } from './named-fields';

const tag = (settings: object) =>
	`[elementor-tag id="a" name="post-custom-field" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;
const named = (settings: Record<string, unknown>) => [...fieldsNamedIn(settings)];

describe('the custom fields that settings show', () => {
	it('are the fields of dynamic tags, in controls, texts and rows', () => {
		expect(named({ __dynamic__: { title: tag({ key: 'length' }) } })).toEqual(['length']);
		expect(
			named({ editor: `<p>${tag({ key: 'power' })} of ${tag({ key: 'seats' })}</p>` }),
		).toEqual(['power', 'seats']);
		expect(named({ rows: [{ __dynamic__: { text: tag({ custom_key: 'berth' }) } }] })).toEqual([
			'berth',
		]);
		expect(named({ __dynamic__: { title: tag({ key: 'field_12ab:depth' }) } })).toEqual(['depth']);
	});

	it('are the fields in display conditions', () => {
		const condition = {
			condition: 'dynamic_tags',
			dynamic_tag: 'acf-text',
			key: 'field_1:draught',
		};
		expect(named({ e_display_conditions: [JSON.stringify([[condition]])] })).toEqual(['draught']);
	});

	it.each([
		[{ key: 'length', title: 'custom_key' }],
		[{ __dynamic__: { title: '[elementor-tag id="a" name="post-title" settings="%7B%7D"]' } }],
		[{ __dynamic__: { title: '[elementor-tag name="x" settings="%E0%A4%A"]' } }],
		[{ __dynamic__: { title: '[elementor-tag name="x" settings="%22a%22"]' } }],
		[{ e_display_conditions: ['{"dynamic_tags"'] }],
		[{ __dynamic__: { title: tag({ key: '', custom_key: 7 }) } }],
	])('are none in %j', (settings) => {
		expect(named(settings)).toEqual([]);
	});

	it('are the fields of a tag whose settings stand first, with a colon in the name', () => {
		const settings = encodeURIComponent(JSON.stringify({ key: 'field_1:depth:low' }));
		expect(named({ title: `[elementor-tag settings="${settings}"]` })).toEqual(['depth:low']);
		expect(named({ title: '[elementor-tag ]' })).toEqual([]);
	});

	it.each<[string, (inner: unknown) => unknown]>([
		['rows', (inner) => [inner]],
		['objects', (inner) => ({ inner })],
	])('are read through forty %s, not through more', (_, around) => {
		const nested = (depth: number) => {
			let value: unknown = { condition: 'dynamic_tags', key: 'depth' };
			for (let level = 0; level < depth; level += 1) value = around(value);
			return named({ value });
		};
		expect(nested(39)).toEqual(['depth']);
		expect(nested(40)).toEqual([]);
		expect(nested(100_000)).toEqual([]);
	});
});
