import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asStored, asVisitorsSee } from './shown-settings';

const SECRETS = [
	'api_key',
	'google_maps_api_key',
	'mailchimp_api_key',
	'stripe_secret_key',
	'access_token',
	'webhooks',
	'slack_webhook',
	'email_to',
	'email_to_cc',
	'email_reply_to',
	'submit_actions',
	'smtp_host',
];

describe('settings that leave the server', () => {
	it('contain no secret, at any depth', () => {
		const tree = fc.letrec((tie) => ({
			value: fc.oneof(fc.string(), fc.array(tie('value'), { maxLength: 3 }), tie('object')),
			object: fc.dictionary(fc.constantFrom(...SECRETS, 'title', 'items'), tie('value'), {
				maxKeys: 4,
			}),
		})).object;
		fc.assert(
			fc.property(tree, (settings) => {
				const keys = JSON.stringify(asStored(settings as Record<string, unknown>, 'heading'));
				for (const secret of SECRETS) expect(keys).not.toContain(`"${secret}":`);
			}),
		);
	});

	it('hold the controls that a table of the owner reads, but no secret', () => {
		const settings = { acme_words: 'Seven bays', acme_api_key: 'k', acme_note: 'x' };
		const named = new Set(['acme_words', 'acme_api_key']);
		expect(asVisitorsSee(settings, 'acme-hero', named)).toEqual({ acme_words: 'Seven bays' });
		expect(asVisitorsSee({ ...settings }, 'acme-hero')).toEqual({});
	});

	it('keep values that only look like a secret', () => {
		const settings = {
			show_lost_password: 'yes',
			password_label: 'Password',
			email_label: 'Email',
			contact_button_mail: 'crew@example.test',
			keyboard: 'yes',
			form_fields: [{ _id: 'a', field_type: 'password', required: 'true' }],
		};
		expect(asStored(settings, 'login')).toMatchObject({
			password_label: 'Password',
			keyboard: 'yes',
		});
		expect(asStored({ ...settings }, 'text-editor')).toEqual(settings);
	});

	it('of a form are without its actions and their services', () => {
		const settings = {
			form_name: 'Enquiry',
			email_subject: 'New',
			email_content_2: '[all-fields]',
			drip_api_token: 'x',
			convertkit_form: '1',
			button_text: 'Send',
			success_message: 'Thank you',
		};
		expect(asStored(settings, 'form')).toEqual({
			form_name: 'Enquiry',
			button_text: 'Send',
			success_message: 'Thank you',
		});
	});

	it('of a form of version 4 are without its actions and its mail', () => {
		const settings = {
			'form-name': { $$type: 'string', value: 'Enquiry' },
			'actions-after-submit': { $$type: 'string-array', value: [] },
			email: { $$type: 'email', value: { to: { $$type: 'string', value: 'crew@bay.example' } } },
		};
		expect(asStored(settings, 'e-form')).toEqual({ 'form-name': settings['form-name'] });
		expect(asStored({ ...settings }, 'e-flexbox')).toEqual(settings);
	});
});

describe('settings that visitors receive', () => {
	const secrets = {
		protection_password: 'tuna',
		admin_password: 'tuna',
		mailchimp_api: 'tuna',
		mail_to: 'crew@bay.example',
		to_email: 'crew@bay.example',
		smtp_password_2: 'tuna',
		internal_note: 'tuna',
	};

	it.each(['heading', 'form', 'eael-team-member', 'container', null])(
		'of %s hold no control that only an add-on reads: passwords, keys, recipients, notes',
		(type) => {
			const settings = { ...secrets, items: [{ ...secrets }], link: { url: '/', ...secrets } };
			const text = JSON.stringify(asVisitorsSee(settings, type));
			for (const name of Object.keys(secrets)) expect(text, name).not.toContain(`"${name}":`);
		},
	);

	it('are kept for an editor of the document, but for secrets', () => {
		expect(asStored({ ...secrets, title: 'Bay', internal_note: 'x' }, 'heading')).toEqual({
			title: 'Bay',
			internal_note: 'x',
		});
	});

	it('are those that the widget’s markup and looks read, on every device and in every row', () => {
		const settings = {
			title: 'Bay',
			title_color_tablet: '#123456',
			typography_font_size_mobile_extra: { unit: 'px', size: 20, sizes: [] },
			_css_classes: 'wide',
			__globals__: { title_color: 'globals/colors?id=a', unknown_thing: 'x' },
			__dynamic__: { title: '[elementor-tag id="" name="post-title"]' },
		};
		const { unknown_thing: _, ...globals } = settings.__globals__;
		expect(asVisitorsSee(settings, 'heading')).toEqual({ ...settings, __globals__: globals });
		const rows = { icon_list: [{ _id: 'a', text: 'Bay', seo_note: 'x' }] };
		expect(asVisitorsSee(rows, 'icon-list')).toEqual({ icon_list: [{ _id: 'a', text: 'Bay' }] });
	});

	it('of a widget of an add-on are its words, pictures, links and looks, under any names', () => {
		const settings = {
			eael_team_member_name: 'Ann Bay',
			eael_portrait_of_member: { url: '/ann.png', id: 7 },
			eael_where: { url: '/ann/', is_external: '', nofollow: '' },
			eael_sign: { library: 'fa-solid', value: 'fas fa-anchor' },
			eael_team_members_name_color: '#123456',
			eael_due: '2026-12-24 18:00',
			eael_people: [{ people_name: 'Tom', people_note_to_self: 'x' }],
		};
		expect(asVisitorsSee({ ...settings, eael_license: 'x' }, 'eael-team-member')).toEqual({
			...settings,
			eael_people: [{ people_name: 'Tom' }],
		});
	});

	it('contain no key of a service, in a control of any name', () => {
		const keys = {
			title: `sk_live_${'a1'.repeat(12)}`,
			description: `${'0af1'.repeat(8)}-us21`,
			text: '-----BEGIN PRIVATE KEY-----',
		};
		expect(asVisitorsSee(keys, 'some-add-on')).toEqual({});
		expect(asVisitorsSee({ title: 'sk_live music' }, 'some-add-on')).toEqual({
			title: 'sk_live music',
		});
	});
});
