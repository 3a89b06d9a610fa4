import { describe, expect, it } from 'vitest';
import { templatesNamedIn } from './named-templates';

const named = (settings: Record<string, unknown>) => [...templatesNamedIn(settings)];

describe('the saved templates that settings place', () => {
	it('are those of widgets, lists, rows and shortcodes', () => {
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
});
