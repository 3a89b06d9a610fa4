import { expect, it } from 'vitest';
import type { ElementNode } from '../../builder/element-tree';
import { readAtomicForm } from './atomic-form';

const text = (value: string) => ({ $$type: 'string', value });
const rich = (value: string) => ({
	$$type: 'html-v3',
	value: { content: text(value), children: [] },
});
const element = (
	id: string,
	type: string,
	settings: Record<string, unknown> = {},
	children: ElementNode[] = [],
): ElementNode => ({
	id,
	elType: type,
	widgetType: null,
	settings,
	renderedHtml: null,
	children,
});
const settingsOf = (...children: ElementNode[]) =>
	readAtomicForm(element('f', 'e-form', {}, children)).settings;
const labels = (...children: ElementNode[]) =>
	(settingsOf(...children).form_fields as { field_label: string }[]).map(
		({ field_label }) => field_label,
	);
const said = (id: string, ...words: string[]) =>
	element(
		id,
		'e-form-success-message',
		{},
		words.map((one, at) => element(`${id}${at}`, 'e-paragraph', { paragraph: rich(one) })),
	);

it('gives a label to the next field, past elements that are no fields', () => {
	const label = element('l', 'e-form-label', { text: rich('Name') });
	expect(labels(label, element('p', 'e-paragraph'), element('i', 'e-form-input'))).toEqual([
		'Name',
	]);
});

it('gives no words to a field whose label has none', () => {
	expect(labels(element('l', 'e-form-label'), element('i', 'e-form-input'))).toEqual(['']);
});

it('parts the words of several messages, and of several paragraphs, by a space', () => {
	const message = settingsOf(said('a', 'Thank you.', 'See you.'), said('b', 'Bye.'));
	expect(message.success_message).toBe('Thank you. See you. Bye.');
	expect(message.error_message).toBe('');
});

it('has no text for parts of a message without words', () => {
	const image = element('x', 'e-image');
	expect(settingsOf(element('m', 'e-form-error-message', {}, [image])).error_message).toBe('');
});
