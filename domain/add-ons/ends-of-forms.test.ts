import { describe, expect, it } from 'vitest';
import { element } from '../testing/flat-element';
import { withoutFieldForms } from './field-forms';

const ENTRY = { fields: { 'acme-name': 'text' }, button: 'acme-send' };

/** The result for a document of these widgets: for each form the numbers of its fields, and the other widgets. */
const shown = (...types: string[]) =>
	withoutFieldForms(
		types.map((type, at) => element(`${at}`, null, type)),
		[ENTRY],
	).map(({ widgetType, settings }) =>
		widgetType === 'form'
			? (settings.form_fields as { _id: string }[]).map(({ _id }) => _id).join()
			: widgetType,
	);

describe('the fields of a form', () => {
	it('may stand among other widgets, up to the button', () => {
		expect(shown('acme-name', 'heading', 'acme-name', 'acme-send')).toEqual(['0,2', 'heading']);
	});

	it('of two forms differ by their buttons', () => {
		expect(shown('acme-name', 'acme-send', 'acme-name', 'acme-send')).toEqual(['0', '2']);
	});

	it('behind the last button belong to its form', () => {
		expect(shown('acme-name', 'acme-send', 'acme-name', 'acme-name')).toEqual(['0,2,3']);
		expect(
			shown(
				'acme-name',
				'acme-send',
				'acme-name',
				'acme-send',
				'acme-name',
				'acme-send',
				'acme-name',
			),
		).toEqual(['0', '2', '4,6']);
	});

	it('are needed: a button without a field before it makes no form', () => {
		expect(shown('acme-send', 'acme-name')).toEqual(['acme-send', 'acme-name']);
		expect(shown('acme-name')).toEqual(['acme-name']);
		expect(shown('acme-name', 'acme-name')).toEqual(['0,1']);
	});

	it('have labels where the add-on has no switch for them', () => {
		const [form] = withoutFieldForms(
			[element('a', null, 'acme-name', { undefined: '' }), element('b', null, 'acme-send')],
			[ENTRY],
		);
		expect(form?.settings.show_labels).toBe('yes');
	});
});
