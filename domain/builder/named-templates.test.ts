import { describe, expect, it } from 'vitest';
import { templatesNamedIn } from './named-templates';

const named = (settings: Record<string, unknown>) => [...templatesNamedIn(settings)];

describe('the saved templates that settings place', () => {
	it('are the templates of widgets, lists, rows and shortcodes', () => {
		expect(named({ template_id: '12' })).toEqual([12]);
		expect(named({ template_id: 7, alternate_templates: [{ template_id: 8 }] })).toEqual([7, 8]);
		expect(named({ eael_template: ['9'] })).toEqual([9]);
		expect(named({ mf_form_id: '30***1728453198002' })).toEqual([30]);
		expect(
			named({ shortcode: 'a [elementor-template id="5"] b [elementor-template id=6]' }),
		).toEqual([5, 6]);
	});

	it.each([
		[{ template: 'elementor_canvas', template_id: '', columns: 3, title: '12' }],
		[{ template_id: 0 }],
		[{ template_id: -3 }],
		[{ template_id: null }],
		[{ text: '[elementor-template]' }],
	])('are none in %j', (settings) => {
		expect(named(settings)).toEqual([]);
	});

	it('are the templates of shortcodes with more attributes and longer numbers', () => {
		expect(named({ text: '[elementor-template css="true" id="123"]' })).toEqual([123]);
		expect(named({ text: '[elementor-template css]id="123"' })).toEqual([]);
	});

	it.each<[string, (inner: unknown) => unknown]>([
		['rows', (inner) => [inner]],
		['objects', (inner) => ({ inner })],
	])('are read through forty %s, not through more', (_, around) => {
		const nested = (depth: number) => {
			let value: unknown = { template_id: 5 };
			for (let level = 0; level < depth; level += 1) value = around(value);
			return named({ value });
		};
		expect(nested(38)).toEqual([5]);
		expect(nested(39)).toEqual([]);
		expect(nested(100_000)).toEqual([]);
	});
});
