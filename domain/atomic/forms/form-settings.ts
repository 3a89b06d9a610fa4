import { type InferOutput, pipe, transform } from 'valibot';
import type { ElementSettings } from '../../builder/element-tree';
import { fields, listOf, read, typed } from '../envelope';
import { address, text, texts, textValue, words } from '../values/scalars';

/** The recipients of a mail: a text in a mail of type `email`, a list in a mail of type `emails`. */
const recipients = typed<string>({
	string: textValue,
	'string-array': pipe(
		listOf(text),
		transform((list) => list.join(',')),
	),
});

const mailValue = fields({
	to: recipients,
	cc: recipients,
	bcc: recipients,
	subject: text,
	message: text,
	from: text,
	'from-name': text,
	'reply-to': text,
	'send-as': text,
});
const mail = typed({ email: mailValue, emails: mailValue });

const settings = fields({
	'form-name': words('Form'),
	'actions-after-submit': texts(['email']),
	email: mail,
	email_2: mail,
	webhook_url: address,
});

/** Translates the form's name and its actions into settings of version 3. */
export function formSettings(stored: ElementSettings): ElementSettings {
	const form = read(settings, stored);
	return {
		form_name: form?.['form-name'],
		submit_actions: form?.['actions-after-submit'] ?? [],
		webhooks: form?.webhook_url,
		...mailSettings(form?.email, ''),
		...mailSettings(form?.email_2, '_2'),
	};
}

function mailSettings(
	said: InferOutput<typeof mailValue> | undefined,
	suffix: string,
): ElementSettings {
	const named = {
		email_to: said?.to,
		email_to_cc: said?.cc,
		email_to_bcc: said?.bcc,
		email_subject: said?.subject,
		email_content: said?.message,
		email_from_name: said?.['from-name'],
		email_reply_to: said?.['reply-to'],
		email_content_type: said?.['send-as'],
	};
	return Object.fromEntries(
		Object.entries(named).map(([control, value]) => [`${control}${suffix}`, value]),
	);
}
