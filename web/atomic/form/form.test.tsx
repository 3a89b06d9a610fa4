import { type FlatElement, storedElementTree } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../elements/testing/render-on-server';
import { Elements } from '../../elements/tree/elements';
import { textValue, typedValue } from '../testing/typed-value';
import * as parts from './index';

const part = (id: string, widgetType: string, settings: Record<string, unknown> = {}) => ({
	id,
	parentId: 'f',
	elType: 'widget',
	widgetType,
	settings,
	renderedHtml: null,
});
const box = (id: string, parentId: string | null, settings: Record<string, unknown> = {}) => ({
	...part(id, ''),
	parentId,
	elType: 'e-form',
	widgetType: null,
	settings,
});
const formOf = (settings: Record<string, unknown>, ...inside: FlatElement[]) =>
	renderOnServer(<Elements nodes={storedElementTree([box('f', null, settings), ...inside])} />, {
		atomic: Object.values(parts),
	});

describe('a form of version 4', () => {
	it('is sent under the names of its fields, each with its label', async () => {
		const html = await formOf(
			{ 'form-name': textValue('Ask') },
			part('l', 'e-form-label', { text: textValue('Your name'), 'input-id': textValue('who') }),
			part('i', 'e-form-input', {
				_cssid: textValue('who'),
				type: textValue('email'),
				required: typedValue('boolean', true),
			}),
			part('s', 'e-form-submit-button', { text: textValue('Send') }),
		);
		expect(html).toMatch(/<form [^>]*data-widget_type="e-form.default"[^>]*aria-label="Ask"/);
		expect(html).toMatch(/<label [^>]*for="who">Your name<\/label>/);
		const input = /<input [^>]*id="who"[^>]*>/.exec(html)?.[0];
		for (const said of ['name="form_fields[who]"', 'required=""', 'type="email"']) {
			expect(input).toContain(said);
		}
		expect(html).toMatch(/<button [^>]*type="submit">Send<\/button>/);
	});

	it('gives a label without a name to the next field, and a field without a label a name of its own', async () => {
		const html = await formOf(
			{},
			part('l', 'e-form-label', { text: textValue('Words') }),
			part('t', 'e-form-textarea', { rows: typedValue('number', 3) }),
			part('i', 'e-form-input', { placeholder: textValue('Bay') }),
		);
		expect(html).toContain('for="form-field-t">Words</label>');
		expect(html).toMatch(
			/<textarea (?=[^>]*name="form_fields\[t\]")(?=[^>]*rows="3")[^>]*id="form-field-t"/,
		);
		expect(html).not.toMatch(/<textarea [^>]*aria-label/);
		expect(html).toMatch(/<input (?=[^>]*name="form_fields\[i\]")[^>]*aria-label="Bay"/);
	});

	it('sends radio buttons of one name as one field with the labels of each', async () => {
		const radio = (id: string, label: string) => [
			part(`l${id}`, 'e-form-label', { text: textValue(label) }),
			part(id, 'e-form-radio-button', { name: textValue('bay') }),
		];
		const html = await formOf({}, ...radio('a', 'North'), ...radio('b', 'South'));
		expect(html.match(/type="radio"[^>]*/g)).toHaveLength(2);
		expect(html.match(/name="form_fields\[bay\]"/g)).toHaveLength(2);
		expect(html).toMatch(/<input (?=[^>]*type="radio")[^>]*value="North"/);
		expect(html).toMatch(/<input (?=[^>]*type="radio")[^>]*value="South"/);
	});

	it('does not name the recipients of its answers', async () => {
		const html = await formOf({
			email: typedValue('email', { to: textValue('desk@boats.test') }),
			webhook_url: typedValue('url', 'https://hook.test/'),
		});
		expect(html).not.toMatch(/desk@|hook\.test/);
	});

	it('is no form inside of a form', async () => {
		const html = await formOf({}, box('g', 'f'), { ...part('i', 'e-form-input'), parentId: 'g' });
		expect(html.match(/<form /g)).toHaveLength(1);
	});
});
