/**
 * Names of controls and of custom fields that hold keys, passwords and addresses that only the
 * server needs.
 */
const SECRET =
	/(?:^|_)(?:api(?:_?(?:key|token|secret))?|(?:secret|private|licen[cs]e|consumer|encryption)_?key|(?:client|consumer|app)_secret|secret|(?:access|auth|bot|bearer|refresh)_?token|token|webhooks?|credentials?|smtp_\w+)(?:_|$)|(?:^|(?<!lost|show)_)(?:password|passwd|passphrase|passcode|pwd|pin_?code)(?:_?\d+)?$/i;
/**
 * The controls for the use of a form's answers: mails with their recipients, and the services
 * that receive them.
 */
const FORM_ACTION =
	/^(?:submit_actions|actions-after-submit|email|email_\w+|recipients?(?:_\w+)?|(?:mailchimp|drip|activecampaign|getresponse|convertkit|mailerlite|mailpoet3?|moosend|slack|discord|webhooks?|hubspot|zapier|brevo|sendinblue|klaviyo|telegram|twilio)(?:_\w+)?)$/;
/** Names of recipients, which are secret in every element. */
const RECIPIENT =
	/^(?:e?mail_?(?:to|from|cc|bcc|reply_?to)(?:_\w+)?|to_e?mail|recipients?(?:_\w+)?|submit_actions)$/;

/** Elements that send what visitors type. */
const FORMS = new Set(['form', 'e-form', 'login', 'subscribe', 'stripe-button', 'popup-form']);

/**
 * Returns true for the name of a secret, in any place and for every viewer.
 *
 * @param type kind of widget or of another element, `null` for settings of a whole document and
 * for custom fields
 */
export function isSecretName(name: string, type: string | null): boolean {
	if (SECRET.test(name) || RECIPIENT.test(name)) return true;
	return type !== null && FORMS.has(type) && FORM_ACTION.test(name);
}

/** Keys of services, in a control of any name. */
const CREDENTIAL =
	/^(?:(?:sk|rk|whsec)_(?:live_|test_)?\w{16,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{20,}|xox[abprs]-[\w-]{10,}|[0-9a-f]{32}-us\d{1,2}|SG\.[\w-]{16,}\.[\w-]{16,}|eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*|-----BEGIN [\s\S]*)$/;

/** Returns true if a text looks like a key of a service. */
export function isCredential(text: string): boolean {
	return CREDENTIAL.test(text.trim());
}
