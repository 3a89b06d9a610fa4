import { describe, expect, it } from 'vitest';
import type { ElementSettings, FlatElement } from '../builder/element-tree';
import { withoutAtomicForms } from './atomic-forms';

/** An element with plain settings, which version 4 stores as well. */
function element(
	id: string,
	parentId: string | null,
	type: string,
	settings: ElementSettings = {},
): FlatElement {
	const isBox = /^(?:container|e-(?:form|flexbox|grid|div-block))$/.test(type);
	return {
		id,
		parentId,
		elType: isBox || type.endsWith('-message') ? type : 'widget',
		widgetType: isBox || type.endsWith('-message') ? null : type,
		settings,
		renderedHtml: null,
	};
}

function read(...inside: FlatElement[]) {
	const flat = withoutAtomicForms([element('f', null, 'e-form'), ...inside]);
	const settings = flat.find(({ id }) => id === 'f')?.settings ?? {};
	return { flat, settings, rows: (settings.form_fields ?? []) as Record<string, unknown>[] };
}

describe('a field of version 4', () => {
	it.each([
		['e-form-input', 'text'],
		['e-form-textarea', 'textarea'],
		['e-form-select', 'select'],
		['e-form-checkbox', 'acceptance'],
		['e-form-radio-button', 'radio'],
		['e-form-date-picker', 'date'],
		['e-form-time-picker', 'time'],
		['e-form-file-upload', 'upload'],
	])('%s is of the kind %s, with what that kind has', (type, kind) => {
		const label = element('l', 'f', 'e-form-label', { text: 'Its label' });
		const [row = {}] = read(label, element('i', 'f', type, { type: 'email' })).rows;
		expect(row.field_type).toBe(kind === 'text' ? 'email' : kind);
		expect(row.field_label).toBe(['radio', 'acceptance'].includes(kind) ? '' : 'Its label');
		expect(Object.hasOwn(row, 'acceptance_text')).toBe(kind === 'acceptance');
		expect(Object.hasOwn(row, 'field_options')).toBe(['radio', 'select'].includes(kind));
	});

	it.each(['e-div-block', 'e-flexbox', 'e-grid', 'container'])('is found in a box %s', (type) => {
		const { flat, rows } = read(element('b', 'f', type), element('i', 'b', 'e-form-input'));
		expect(flat).toHaveLength(1);
		expect(rows.map(({ _id }) => _id)).toEqual(['i']);
	});

	it('is one of several radio buttons where the one before it has its name', () => {
		const radio = (id: string, name: string) =>
			element(id, 'f', 'e-form-radio-button', { name, value: id });
		const text = element('t', 'f', 'e-form-input', { name: 'bay' });
		const other = element('u', 'f', 'e-form-input', { name: 'bay' });
		const { rows } = read(
			radio('a', 'bay'),
			radio('b', 'bay'),
			radio('c', 'cape'),
			text,
			other,
			radio('d', 'bay'),
		);
		expect(rows.map(({ _id, field_options }) => [_id, field_options])).toEqual([
			['a', 'a|a\nb|b'],
			['c', 'c|c'],
			['t', undefined],
			['u', undefined],
			['d', 'd|d'],
		]);
	});

	it('offers words without markup and breaks, and sends what it says where nothing is stored', () => {
		const option = (text: string, value: unknown) => {
			const label = element('l', 'f', 'e-form-label', { text });
			return read(label, element('r', 'f', 'e-form-radio-button', { value })).rows[0]
				?.field_options;
		};
		expect(option('<b>North</b>\n<i class="x">bay</i>', '')).toBe('North   bay|North   bay');
		expect(option(' North ', ' n|1\n2 ')).toBe('North|n 1 2');
		expect(option('', 'n')).toBe('n|n');
	});

	it('offers the options that are some, and nothing for the rest', () => {
		const options = [null, 'x', { key: 'North', value: 'n' }, 7];
		const [row] = read(element('s', 'f', 'e-form-select', { options })).rows;
		expect(row?.field_options).toBe('North|n');
	});
});

describe('what is said in a form of version 4', () => {
	it('is a row where it stands between the first field and the last field or button', () => {
		const say = (id: string) => element(id, 'f', 'e-heading', { title: id });
		const field = (id: string) => element(id, 'f', 'e-form-input');
		const button = element('s', 'f', 'e-form-submit-button', { text: 'Ask' });
		const withButton = read(say('p'), field('i'), say('q'), button, say('r'));
		expect(withButton.flat.map(({ id }) => id)).toEqual(['p', 'f', 'r']);
		expect(withButton.rows.map(({ field_html }) => field_html)).toEqual([undefined, '<p>q</p>']);
		const withoutButton = read(field('i'), say('q'));
		expect(withoutButton.flat.map(({ id }) => id)).toEqual(['f', 'q']);
		expect(withoutButton.rows).toHaveLength(1);
	});

	it('is a row of its own where two labels follow each other, and where one is the last', () => {
		const label = (id: string) => element(id, 'f', 'e-form-label', { text: `Label ${id}` });
		const { rows } = read(label('a'), label('b'), element('i', 'f', 'e-form-input'), label('c'));
		expect(rows).toMatchObject([
			{ _id: 'bb', field_type: 'html', field_html: '<p>Label a</p>' },
			{ _id: 'i', field_label: 'Label b' },
			{ _id: 'behind', field_html: '<p>Label c</p>' },
		]);
	});

	it('names no field by a text that is no label', () => {
		const { rows } = read(
			element('i', 'f', 'e-form-input', { _cssid: 'who' }),
			element('p', 'f', 'e-paragraph', { paragraph: 'For you', 'input-id': 'who' }),
			element('j', 'f', 'e-form-input'),
		);
		expect(rows[0]).toMatchObject({ custom_id: 'who', field_label: '' });
	});

	it('is a message only in an element that is one, its texts with a space between them', () => {
		const { settings } = read(
			element('i', 'f', 'e-form-input'),
			element('no', 'f', 'e-form-error-message'),
			element('n1', 'no', 'e-heading', { title: 'Lost.' }),
			element('n2', 'no', 'e-image'),
			element('n3', 'no', 'e-paragraph', { paragraph: 'Try again.' }),
			element('ok', 'f', 'e-form-success-message'),
			element('o1', 'ok', 'e-heading', { title: 'Sent.' }),
			element('o2', 'ok', 'e-heading', { title: 'Thanks.' }),
		);
		expect(settings).toMatchObject({
			custom_messages: 'yes',
			error_message: 'Lost. Try again.',
			success_message: 'Sent. Thanks.',
		});
	});
});

describe('a form of version 4 in another', () => {
	it('is part of the outer one, and no form of its own', () => {
		const inner = element('g', 'f', 'e-form');
		const { flat } = read(inner, element('i', 'g', 'e-form-input'));
		expect(flat.filter(({ widgetType }) => widgetType === 'form')).toHaveLength(1);
	});
});
