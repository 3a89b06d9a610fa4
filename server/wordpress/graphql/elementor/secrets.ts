import type { StoredSettings } from './read-setting';

/** Names of controls that hold keys and addresses nobody but the server needs, in any element. */
const SECRET =
	/(?:^|_)(?:api_?(?:key|token|secret)|(?:secret|private|license|consumer)_?key|(?:client|consumer|app)_secret|secret|(?:access|auth|bot|bearer)_?token|token|webhooks?|credentials?|smtp_\w+)(?:_|$)/i;
/** What a form does with answers: mails with their recipients, and the services they go to. */
const FORM_ACTION =
	/^(?:submit_actions|actions-after-submit|email|email_\w+|recipients?(?:_\w+)?|(?:mailchimp|drip|activecampaign|getresponse|convertkit|mailerlite|mailpoet3?|moosend|slack|discord|webhooks?|hubspot|zapier|brevo|sendinblue|klaviyo|telegram|twilio)(?:_\w+)?)$/;
/** The same without a widget to tell: a recipient is one wherever it stands. */
const RECIPIENT = /^(?:email_(?:to|from|reply_to)(?:_\w+)?|recipients?(?:_\w+)?|submit_actions)$/;

/** Elements that send what visitors type. */
const FORMS = new Set(['form', 'e-form', 'login', 'subscribe', 'stripe-button', 'popup-form']);

function strip(value: unknown, isSecret: (key: string) => boolean): unknown {
	if (Array.isArray(value)) return value.map((item) => strip(item, isSecret));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([key]) => !isSecret(key))
			.map(([key, item]) => [key, strip(item, isSecret)]),
	);
}

const stripped = new WeakMap<StoredSettings, Record<string, unknown>>();

/**
 * Settings as they may leave the server: without form actions, webhooks, API keys and the addresses that
 * mails go to, at any depth. What an editor typed into any other control stays.
 *
 * @param type kind of widget or of another element, `null` for settings of a whole document
 */
export function withoutSecrets(
	settings: StoredSettings,
	type: string | null,
): Record<string, unknown> {
	const known = stripped.get(settings);
	if (known !== undefined) return known;
	const isForm = type !== null && FORMS.has(type);
	const isSecret = (key: string) =>
		SECRET.test(key) || RECIPIENT.test(key) || (isForm && FORM_ACTION.test(key));
	const safe = strip(settings, isSecret) as Record<string, unknown>;
	stripped.set(settings, safe);
	return safe;
}
