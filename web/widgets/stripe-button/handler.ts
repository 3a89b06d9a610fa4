import { STRIPE_ACTION, type StripeAnswer } from '@outrigger/rules/payments/stripe-answer';
import { defineHandler } from '../../attach/handler';
import { currentAddress, goToAddress } from '../../browser/address';
import { openWaitingTab } from '../../browser/open-window';
import { onPageRestored } from '../../browser/page-lifecycle';
import { say } from '../../browser/page-words';
import { beginPayment } from './begin-payment';
import { StripeBrowserSettings } from './browser-settings';

/** The classes that choose the colour of an error message. */
const MESSAGES = { failed: 'e-payment-failed', refused: 'e-payment-refused' };

/**
 * Begins a payment without leaving the page: the press opens a tab, which then loads the payment page; an error appears
 * below the button. A second press waits for the first. It works on our form and on the builder's.
 */
export const attach = defineHandler(StripeBrowserSettings, (element, settings) => {
	const form = element.querySelector('form');
	if (!form) return () => {};
	const ended = new AbortController();
	const { signal } = ended;
	let isAsking = false;
	let message: HTMLElement | undefined;

	function show(kind: keyof typeof MESSAGES, text: string): void {
		message?.remove();
		message = document.createElement('div');
		message.className = `elementor-message elementor-message-danger ${MESSAGES[kind]}`;
		message.setAttribute('role', 'alert');
		message.textContent = text;
		form?.append(message);
	}

	function wordsOf(answer: Exclude<StripeAnswer, { kind: 'pay' }>): string {
		const { custom_messages, error_message_global, error_message_payment } = settings;
		const own = custom_messages ? error_message_global : '';
		if (answer.kind === 'failed') return own || say('host.fault');
		const message = custom_messages ? error_message_payment : answer.message;
		return message || say('checkout.notConnected');
	}

	async function pay(sent: HTMLFormElement): Promise<void> {
		isAsking = true;
		message?.remove();
		sent.setAttribute('aria-busy', 'true');
		const fields = new FormData(sent);
		fields.set('action', STRIPE_ACTION);
		fields.set('pageUrl', currentAddress().href);
		const tab = settings.open_in_new_window ? openWaitingTab() : null;
		const answer = await beginPayment(fields, signal);
		isAsking = false;
		sent.removeAttribute('aria-busy');
		if (signal.aborted || answer.kind !== 'pay') {
			tab?.close();
			if (!signal.aborted && answer.kind !== 'pay') show(answer.kind, wordsOf(answer));
			return;
		}
		if (tab) tab.goTo(answer.url);
		else goToAddress(answer.url);
	}

	form.addEventListener(
		'submit',
		(event) => {
			event.preventDefault();
			if (!isAsking) void pay(form);
		},
		{ signal },
	);
	// A visitor who comes back from the payment may pay again.
	const stop = onPageRestored(() => form.removeAttribute('aria-busy'));
	return () => {
		stop();
		ended.abort();
		message?.remove();
		form.removeAttribute('aria-busy');
	};
});
