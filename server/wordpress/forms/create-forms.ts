import { resolveHost } from '@outrigger/http/open-address';
import { ownPath } from '@outrigger/http/own-path';
import { type FormAnswer, refusedForm } from '@outrigger/rules/forms/form-answer';
import type { Say } from '@outrigger/rules/texts/text';
import type { Database } from '../database/open-database';
import type { Store } from '../store/store';
import { storeAt } from '../store/store-in-language';
import { deleteSubmissionsBefore } from './change-submissions';
import type { CheckCaptcha } from './check-captcha';
import { type Carriers, createWebhookCaller, deliverDue } from './deliver';
import type { MailPayload } from './deliveries';
import { deleteMailsBefore, keepMail } from './outbox';
import { createMailer } from './send-mail';
import type { SentForm } from './sent-form';
import { createSubmissionStore } from './store-submissions';
import { OTHER_WORDS, otherWords } from './submission';
import { takeForm } from './take-form';

/** The parts from which `createForms` makes the forms of a site. */
export interface FormsOptions {
	store: () => Store;
	/** Opened when it is first needed. */
	database: () => Promise<Database>;
	siteUrl: string;
	/** The mail server; null: the site sends no mails, but still stores submissions. */
	smtpUrl: string | null;
	/** Origins that webhooks may call in any network; all other origins only at public addresses. */
	webhookOrigins: readonly string[];
	/** Lets the captcha service of a form judge a visitor. */
	checkCaptcha: CheckCaptcha;
	/** Days after which submissions are deleted; 0 keeps them. */
	keepDays: number;
	/** The key that signs webhooks and seals the fingerprints of submissions. */
	secret: () => Uint8Array;
	onError: (error: unknown) => void;
	/** Milliseconds since the epoch. */
	now: () => number;
}

/** The forms of a site. */
export interface Forms {
	/**
	 * Takes a form. Never rejects: it reports an internal fault to the log, and to the visitor with the form's own
	 * message.
	 */
	take(sent: SentForm): Promise<FormAnswer>;
	/** Carries out the deliveries that are due now. Rejects if the database does. */
	deliver(): Promise<number>;
	/** Stores a mail about an account, and sends it if there is a mail server. Never rejects; a fault goes to the log. */
	mail(mail: MailPayload): Promise<void>;
	/**
	 * Our texts in the language of a page, for code that refuses a form before it is taken.
	 * @param page the page that the form was sent from, as the form names it
	 */
	words(page: string): Say;
	/** Deletes old submissions and old mails. */
	prune(): Promise<number>;
	/** Begins to deliver and to prune by itself. @returns a function that ends this */
	start(): () => void;
}

const DELIVER_EVERY_MS = 15_000;
const PRUNE_EVERY_MS = 6 * 60 * 60 * 1000;
/** Days after which old mails are deleted. The links in mails about accounts are valid for one day. */
const KEEP_MAILS_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes the parts of a site that take forms and carry out the deliveries of the forms. */
export function createForms(options: FormsOptions): Forms {
	const { store, siteUrl, smtpUrl, checkCaptcha, keepDays, onError, now } = options;
	const usualFrom = `wordpress@${new URL(siteUrl).hostname}`;
	const carriers: Carriers = {
		sendMail: smtpUrl === null ? null : createMailer(smtpUrl, usualFrom),
		callWebhook: createWebhookCaller(options.secret, now, {
			resolve: resolveHost,
			trusted: new Set(options.webhookOrigins),
		}),
	};
	const storeSubmission = createSubmissionStore(options.database);
	let running: Promise<unknown> = Promise.resolve();
	let isDeliveryAsked = false;

	async function deliver(): Promise<number> {
		return deliverDue(await options.database(), carriers, now());
	}
	async function prune(): Promise<number> {
		const oldest = new Date(now() - KEEP_MAILS_DAYS * DAY_MS).toISOString();
		await deleteMailsBefore(await options.database(), oldest);
		if (keepDays === 0) return 0;
		const moment = new Date(now() - keepDays * DAY_MS).toISOString();
		return deleteSubmissionsBefore(await options.database(), moment);
	}
	/** Sequential: two rounds at once would only wait for the same rows. */
	function inTurn(work: () => Promise<unknown>): void {
		running = running.then(work).catch(onError);
	}

	/** Begins one round of deliveries, for all forms that come before the round begins. */
	function deliverSoon(): void {
		if (isDeliveryAsked) return;
		isDeliveryAsked = true;
		inTurn(() => {
			isDeliveryAsked = false;
			return deliver();
		});
	}

	return {
		async take(sent) {
			const here = store();
			const { say } = storeAt(here, ownPath(sent.referrer, siteUrl));
			try {
				const database = await options.database();
				const taking = {
					store: here,
					say,
					database,
					storeSubmission,
					siteUrl,
					checkCaptcha,
					secret: options.secret(),
					now: now(),
				};
				const answer = await takeForm(sent, taking);
				if (answer.isTaken) deliverSoon();
				return answer === OTHER_WORDS ? otherWords(say) : answer;
			} catch (error) {
				onError(error);
				return refusedForm(say('form.serverError'));
			}
		},
		async mail(mail) {
			try {
				await keepMail(await options.database(), mail, new Date(now()).toISOString());
				deliverSoon();
			} catch (error) {
				onError(error);
			}
		},
		words: (page) => storeAt(store(), ownPath(page, siteUrl)).say,
		deliver,
		prune,
		start() {
			inTurn(prune);
			const timers = [
				setInterval(() => inTurn(deliver), DELIVER_EVERY_MS),
				setInterval(() => inTurn(prune), PRUNE_EVERY_MS),
			];
			for (const timer of timers) timer.unref();
			return () => timers.forEach(clearInterval);
		},
	};
}
