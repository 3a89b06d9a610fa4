// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { prefill } from '../../ui/form/prefill';
import { form } from './index';

const tag = (settings: Record<string, unknown>) =>
	`[elementor-tag id="a" name="request-arg" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;

/** The value of a field that has this dynamic value, on a page with this address. */
async function valueAt(address: string, settings: Record<string, unknown>, field_type = 'text') {
	const form_fields = [
		{
			custom_id: 'boat',
			field_type,
			field_options: 'Petrel\nHeron',
			field_value: '',
			__dynamic__: { field_value: tag(settings) },
		},
	];
	document.body.innerHTML = await renderWidget('form', { form_fields }, { widgets: [form] });
	const shown = document.querySelector('form');
	if (!shown) throw new Error('There is no form.');
	prefill(shown, new URLSearchParams(address));
	const sent = new FormData(shown);
	return sent.get('form_fields[boat]') ?? sent.get('form_fields[boat][]');
}

describe('a field whose value is a parameter of the address', () => {
	const model = { request_type: 'get', param_name: 'model' };

	it.each(['text', 'hidden', 'textarea', 'email'])('is filled in, %s', async (type) => {
		expect(await valueAt('model=Petrel&other=x', model, type)).toBe('Petrel');
	});

	it.each(['radio', 'checkbox'])('is chosen, %s', async (type) => {
		expect(await valueAt('model=Heron', model, type)).toBe('Heron');
	});

	it('is empty without the parameter in the address', async () => {
		expect(await valueAt('other=x', model)).toBe('');
	});

	it('is filled in by its own name first', async () => {
		expect(await valueAt('model=Petrel&form_fields[boat]=Heron', model)).toBe('Heron');
	});

	it.each([
		[{ request_type: 'post', param_name: 'model' }],
		[{ request_type: 'get', param_name: '' }],
		[{ request_type: 'get', param_name: 7 }],
		[{ request_type: 'get', param_name: 'model'.repeat(30) }],
		[{}],
	])('takes nothing from the address with %j', async (settings) => {
		expect(await valueAt('model=Petrel', settings)).toBe('');
	});
});
