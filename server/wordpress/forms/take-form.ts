import { ownPath } from '@outrigger/http/own-path';
import { checkFields, isTrapped } from '@outrigger/rules/forms/check-fields';
import { FASTEST_FORM_MS, type FormAnswer, refusedForm } from '@outrigger/rules/forms/form-answer';
import { type FormField, hasValue } from '@outrigger/rules/forms/form-field';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import type { Database } from '../database/open-database';
import type { Store } from '../store/store';
import type { CheckCaptcha } from './check-captcha';
import { deliveriesOf } from './deliveries';
import { type Form, findForm } from './find-form';
import { fingerprintOf } from './fingerprint';
import type { SentForm } from './sent-form';
import { answerTo, type StoreSubmission } from './store-submissions';
import type { SubmittedValue } from './submission';

/** If the browser sends no key, equal values from the same page within this time count as one submission. */
const SAME_WITHIN_MS = 10 * 60 * 1000;

/** The parts that taking a form needs. */
export interface FormTaking {
	store: Store;
	database: Database;
	storeSubmission: StoreSubmission;
	siteUrl: string;
	checkCaptcha: CheckCaptcha;
	/** The key that keeps the sent values from being guessed. */
	secret: Uint8Array;
	/** Milliseconds since the epoch. */
	now: number;
	/** Our words in the site's language. */
	say: Say;
}

/**
 * Checks a form against its editor's settings, stores it and returns the answer for the visitor. If the same form
 * arrives twice, the host stores it once and sends the same answer twice. Other values with the same key get
 * `OTHER_WORDS`.
 *
 * @throws where it cannot be stored; nothing of it is stored then
 */
export async function takeForm(sent: SentForm, taking: FormTaking): Promise<FormAnswer> {
	const { store, database, storeSubmission, siteUrl, now, say } = taking;
	const form = findForm(store, sent.documentId, sent.formId, say);
	if (!form) return refusedForm(say('form.invalid'));
	const { fields, messages, actions } = form;
	const isTooFast = sent.elapsedMs !== null && sent.elapsedMs < FASTEST_FORM_MS;
	if (isTooFast || isTrapped(fields, sent.values)) return refusedForm(messages.invalid_message);
	const page = ownPath(sent.referrer, siteUrl).split('#', 1)[0] ?? '/';
	const fingerprint = fingerprintOf(sent, taking.secret);
	const once = { idempotencyKey: keyOfSubmission(sent, fingerprint, page, now), fingerprint };
	const known = await answerTo(database, once);
	if (known) return known;
	const errors = checkFields(fields, sent.values, messages);
	if (Object.keys(errors).length > 0) return refusedForm(messages.error_message, errors);

	const doubts = await doubtsOf(form, sent, taking.checkCaptcha);
	// A token counts only once: of two attempts with one key, the second finds the token spent and the first attempt
	// stored.
	if (doubts)
		return (await answerTo(database, once)) ?? refusedForm(messages.error_message, doubts);

	const values = submittedValues(form, sent);
	const answer: FormAnswer = {
		isTaken: true,
		message: messages.success_message,
		errors: {},
		redirectUrl: actions.redirectTo ? filledIn(actions.redirectTo, values) : null,
		popup: actions.popup,
	};
	return storeSubmission({
		...once,
		formId: sent.formId,
		formName: form.name,
		documentId: sent.documentId,
		page,
		createdAt: new Date(now).toISOString(),
		answer,
		values,
		files: fields.flatMap(({ id }) =>
			(sent.values.get(id)?.files ?? []).map((file) => ({ ...file, fieldId: id })),
		),
		deliveries: deliveriesOf(form, sent.formId, values, {
			siteUrl,
			page,
			adminEmail: store.settings.email,
			title: store.settings.title,
			say: store.say,
		}),
	});
}

/** The objections of the form's captcha services against its sender, by field id; null for none. */
async function doubtsOf(
	{ fields, messages: { say } }: Form,
	{ captchaToken }: SentForm,
	check: CheckCaptcha,
): Promise<Record<string, string> | null> {
	for (const { id, type } of fields) {
		const verdict = (await check(type, captchaToken)) ?? 'person';
		if (verdict !== 'person') {
			return { [id]: say(verdict === 'machine' ? 'form.captchaMissing' : 'form.captchaAway') };
		}
	}
	return null;
}

/** The key of a submission: the browser's own key, else a key from the answers, which counts for some minutes. */
function keyOfSubmission(sent: SentForm, fingerprint: string, page: string, now: number): string {
	const own = `${sent.documentId}:${sent.formId}`;
	if (sent.idempotencyKey !== '') return `${own}:${sent.idempotencyKey}`;
	return `${own}:${Math.floor(now / SAME_WITHIN_MS)}:${page}:${fingerprint}`;
}

function submittedValues({ fields }: Form, { values }: SentForm): SubmittedValue[] {
	return fields
		.filter((field) => hasValue(field) && field.type !== 'honeypot')
		.map((field) => ({
			fieldId: field.id,
			label: plainText(field.label) || plainText(field.placeholder) || field.id,
			type: field.type,
			value: answerText(field, values.get(field.id)),
		}));
}

function answerText(field: FormField, sent: ReturnType<SentForm['values']['get']>): string {
	if (field.type === 'upload') return (sent?.files ?? []).map(({ name }) => name).join('\n');
	if (field.type === 'password') return '';
	// PostgreSQL keeps no NUL in a text.
	return (sent?.values ?? []).map((value) => value.replaceAll('\0', '').trim()).join('\n');
}

/** An address may name answers, `[field id="name"]`, as the builder's shortcodes do. */
function filledIn(address: string, values: readonly SubmittedValue[]): string {
	return address.replace(/\[field\s+id="([\w-]+)"\]/g, (_, id: string) =>
		encodeURIComponent(values.find(({ fieldId }) => fieldId === id)?.value ?? ''),
	);
}
