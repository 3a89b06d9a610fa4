import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './secrets';

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
	it('hold no secret, at whatever depth it stood', () => {
		const tree = fc.letrec((tie) => ({
			value: fc.oneof(fc.string(), fc.array(tie('value'), { maxLength: 3 }), tie('object')),
			object: fc.dictionary(fc.constantFrom(...SECRETS, 'title', 'items'), tie('value'), {
				maxKeys: 4,
			}),
		})).object;
		fc.assert(
			fc.property(tree, (settings) => {
				const keys = JSON.stringify(withoutSecrets(settings as Record<string, unknown>, 'heading'));
				for (const secret of SECRETS) expect(keys).not.toContain(`"${secret}":`);
			}),
		);
	});

	it('keep what looks like a secret and is none', () => {
		const settings = {
			show_lost_password: 'yes',
			password_label: 'Password',
			email_label: 'Email',
			contact_button_mail: 'crew@example.test',
			keyboard: 'yes',
			form_fields: [{ _id: 'a', field_type: 'password', required: 'true' }],
		};
		expect(withoutSecrets(settings, 'login')).toMatchObject({
			password_label: 'Password',
			keyboard: 'yes',
		});
		expect(withoutSecrets({ ...settings }, 'text-editor')).toEqual(settings);
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
		expect(withoutSecrets(settings, 'form')).toEqual({
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
		expect(withoutSecrets(settings, 'e-form')).toEqual({ 'form-name': settings['form-name'] });
		expect(withoutSecrets({ ...settings }, 'e-flexbox')).toEqual(settings);
	});
});
