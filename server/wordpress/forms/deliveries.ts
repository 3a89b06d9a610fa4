import { isEmailAddress } from '@outrigger/rules/address/email-address';
import { storedText } from '@outrigger/rules/forms/stored-text';
import type { Say } from '@outrigger/rules/texts/text';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { Form } from './find-form';
import type { SubmittedValue } from './submission';

/** A mail that a form's settings order; every text except `text` is one line. */
export interface MailPayload {
	to: string[];
	cc: string[];
	bcc: string[];
	/** The address to which answers go; empty for the sender's address. */
	replyTo: string;
	/** Name of the sender; the address is the host's own. */
	fromName: string;
	subject: string;
	text: string;
}

/** A webhook call that a form's settings order. */
export interface WebhookPayload {
	url: string;
	body: {
		form: { id: string; name: string };
		page: string;
		fields: Record<string, { title: string; type: string; value: string }>;
	};
}

/** A delivery of a submission. */
export type Delivery =
	| { kind: 'email'; payload: MailPayload }
	| { kind: 'webhook'; payload: WebhookPayload };

/** The site's data in deliveries. */
export interface DeliverySite {
	siteUrl: string;
	/** Path of the page that the form was sent from. */
	page: string;
	/** The address for mails whose editor named no recipient. */
	adminEmail: string;
	title: string;
	/** Our words in the site's language. */
	say: Say;
}

/** The most addresses in one line of recipients; further addresses are left out. */
const MOST_RECIPIENTS = 20;

/** A header is one line: a line break in it would begin the next header. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();

/**
 * The mails and calls that a form's editor set up (`submit_actions`: `email`, `email2`,
 * `webhook`). They contain the visitor's answers at the editor's placeholders: `[all-fields]`,
 * `[field id="name"]`.
 */
export function deliveriesOf(
	form: Form,
	formId: string,
	values: readonly SubmittedValue[],
	site: DeliverySite,
): Delivery[] {
	const { names } = form.actions;
	const deliveries: Delivery[] = [];
	if (names.includes('email')) addMail(deliveries, form, '', values, site);
	if (names.includes('email2')) addMail(deliveries, form, '_2', values, site);
	const url = storedText(form.settings.webhooks).trim();
	if (names.includes('webhook') && /^https?:\/\//i.test(url) && URL.canParse(url)) {
		const fields = values.map(({ fieldId, label, type, value }) => [
			fieldId,
			{ title: label, type, value },
		]);
		const body = {
			form: { id: formId, name: form.name },
			page: site.page,
			fields: Object.fromEntries(fields),
		};
		deliveries.push({ kind: 'webhook', payload: { url, body } });
	}
	return deliveries;
}

function addMail(
	deliveries: Delivery[],
	{ settings, name }: Form,
	suffix: '' | '_2',
	values: readonly SubmittedValue[],
	site: DeliverySite,
): void {
	const stored = (control: string) => storedText(settings[`${control}${suffix}`]).trim();
	const typedAddresses = addressFields(values);
	const filled = (control: string) => fillIn(stored(control), values);
	const recipients = (control: string) => addressesIn(fillIn(stored(control), typedAddresses));
	const to = recipients('email_to');
	if (to.length === 0 && suffix === '' && stored('email_to') === '')
		to.push(...addressesIn(site.adminEmail));
	if (to.length === 0) return;
	const replyField = values.find(({ fieldId }) => fieldId === stored('email_reply_to'));
	const [replyTo = ''] = addressesIn(replyField ? replyField.value : filled('email_reply_to'));
	const about = site.say('form.subject', { site: site.title });
	const content = stored('email_content') || '[all-fields]';
	const isHtml = (stored('email_content_type') || 'html') === 'html';
	deliveries.push({
		kind: 'email',
		payload: {
			to,
			cc: recipients('email_to_cc'),
			bcc: recipients('email_to_bcc'),
			replyTo,
			fromName: oneLine(filled('email_from_name')) || site.title,
			subject: oneLine(filled('email_subject')) || about,
			text: [
				fillIn(
					isHtml ? content.replace(/<br\s*\/?>|<\/p>/gi, '\n').replace(/<[^>]+>/g, '') : content,
					values,
				),
				'',
				'---',
				`${site.say('form.form')}: ${name}`,
				`${site.siteUrl}${site.page}`,
			].join('\n'),
		},
	});
}

/**
 * The answers that may name a recipient: the answers to fields of the type email, one address each. With any other
 * field a visitor could make this site send mails to any address.
 */
function addressFields(values: readonly SubmittedValue[]): SubmittedValue[] {
	return values.filter(({ type, value }) => type === 'email' && isEmailAddress(value));
}

/** Puts answers where an editor wrote their shortcodes; the shortcode of a missing field becomes empty. */
function fillIn(template: string, values: readonly SubmittedValue[]): string {
	const all = values
		.filter(({ value }) => value !== '')
		.map(({ label, value }) => `${label}: ${value}`)
		.join('\n');
	return template
		.replaceAll('[all-fields]', () => all)
		.replace(
			/\[field\s+id=(["'])([\w-]+)\1\]/g,
			(_, __, id: string) => values.find(({ fieldId }) => fieldId === id)?.value ?? '',
		);
}

/** The valid addresses in a text with commas between them. */
function addressesIn(text: string): string[] {
	return text
		.split(/[,\r\n]/)
		.map((part) => part.trim())
		.filter((part) => isEmailAddress(part))
		.slice(0, MOST_RECIPIENTS);
}

/** Reads what was stored of a delivery. */
export function readDelivery(kind: 'email' | 'webhook', payload: string): Delivery {
	const stored = plainObjectOf(JSON.parse(payload));
	return { kind, payload: stored } as unknown as Delivery;
}
