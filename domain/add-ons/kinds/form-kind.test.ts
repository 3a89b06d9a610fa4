import { describe, expect, it } from 'vitest';
import { createAddOns } from '../add-ons';
import { mailOf } from './form-kind';

const widget = (id: string, widgetType: string, settings: Record<string, unknown>) => ({
	id,
	parentId: null,
	elType: 'widget',
	widgetType,
	settings,
	renderedHtml: null,
});
const shown = (widgetType: string, settings: object, others: ReturnType<typeof widget>[] = []) =>
	createAddOns()
		.show([...others, widget('form', widgetType, { ...settings })])
		.at(-1);

describe('a form with fields that a plugin keeps elsewhere', () => {
	const mail = widget('mail', 'icon-list', {
		icon_list: [{ text: 'Write', link: { url: 'mailto:bay@boats.example?subject=Hi' } }],
	});

	it.each([
		['wpforms', { form_id: '2118' }],
		['bdt-wp-forms', { contact_form: '2136' }],
		['everest-form', { form: '7' }],
		['eael-contact-form-7', { contact_form_list: '9' }],
		['fluent-form-widget', { form_list: '3' }],
	])('is a link to the mail address of its document: %s', (type, settings) => {
		expect(shown(type, settings, [mail])).toMatchObject({
			widgetType: 'text-editor',
			settings: { editor: '<p><a href="mailto:bay@boats.example">bay@boats.example</a></p>' },
		});
	});

	it('is a sentence where the document names no address', () => {
		expect(shown('wpforms', { form_id: '2118' })?.settings.editor).toBe(
			'<p>Please get in touch with us directly.</p>',
		);
	});

	it.each(['acme-platform', 'acme-search-form', 'acme-add-to-cart-form', 'acme-login-form'])(
		'is not seen in %s',
		(type) => {
			expect(shown(type, { size: '7' }, [mail])?.widgetType).not.toBe('text-editor');
		},
	);

	it('takes no name of a picture for an address', () => {
		expect(mailOf([{ settings: { image: { url: '/icon@2x.png' } } }])).toBeNull();
		expect(mailOf([{ settings: { text: '"<b>x@y' } }])).toBeNull();
	});
});
