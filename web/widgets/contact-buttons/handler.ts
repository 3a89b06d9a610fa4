import { defineHandler } from '../../attach/handler';
import { isReducedMotion } from '../../browser/reduced-motion';
import { after } from '../../browser/timers';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import { animateBox, boxMotion } from './animate-box';
import { ContactBrowserSettings } from './browser-settings';
import { expandTabs } from './expand-tabs';
import { openingOf } from './opening';

/** The time for which the contact seems to type, in milliseconds. */
const TYPING_MS = 1500;

/**
 * Opens and closes the box of a contact button with motion. A press moves the focus into the box; Escape or the close
 * button moves it back; a press beside the box closes it. Tabs at the edge open at the first tap and follow their link
 * at the second. The handler works on our markup and on the builder's. No box opens by itself, and no click is reported
 * to a third party.
 */
export const attach = defineHandler(ContactBrowserSettings, (element, settings) => {
	const root = element.querySelector<HTMLElement>('.e-contact-buttons');
	if (!root) return () => {};
	const ended = new AbortController();
	const stops = [() => ended.abort(), expandTabs(root), showTimes(root, settings)];
	const opening = openingOf(root, boxMotion(settings));
	if (opening) {
		const { disclosure } = opening;
		const { trigger, panel } = disclosure;
		const close = () => {
			disclosure.set(false, 'press');
			trigger.focus({ preventScroll: true });
		};
		let stopTyping = () => {};
		let stopMotion = () => {};
		stops.push(
			disclosure.watch((isOpen, reason) => {
				stopMotion();
				stopMotion = animateBox(panel, settings, isOpen);
				if (!isOpen) return;
				if (reason === 'press') panel.focus({ preventScroll: true });
				stopTyping();
				stopTyping = typeMessage(panel);
			}),
			watchDismissals(
				{ isOpen: disclosure.isOpen, parts: () => [root], by: ['escape', 'outside'] },
				(how) => {
					if (how === 'escape') close();
					else disclosure.set(false, 'outside');
				},
			),
			opening.end,
			() => {
				stopTyping();
				stopMotion();
			},
		);
		for (const button of root.querySelectorAll<HTMLElement>('.e-contact-buttons__close-button')) {
			button.hidden = false;
			button.addEventListener('click', close, { signal: ended.signal });
			stops.push(() => {
				button.hidden = !opening.isBuilders;
			});
		}
	}
	return () => {
		for (const stop of stops) stop();
	};
});

/** Shows the visitor's present time beside messages that have no time yet. */
function showTimes(
	root: HTMLElement,
	{ chat_button_time_format }: ContactBrowserSettings,
): () => void {
	const places = [
		...root.querySelectorAll<HTMLElement>('.e-contact-buttons__message-bubble-time'),
	].filter(({ textContent }) => textContent?.trim() === '');
	const { lang } = document.documentElement;
	const is12h = chat_button_time_format === '12h';
	const text = new Intl.DateTimeFormat(isLanguage(lang) ? lang : undefined, {
		hour: is12h ? 'numeric' : '2-digit',
		minute: '2-digit',
		// The cycle is given by its name, because with `hour12` some languages write ten past midnight as 24:10.
		hourCycle: is12h ? 'h12' : 'h23',
	}).format(new Date());
	for (const place of places) place.textContent = text;
	return () => {
		for (const place of places) place.textContent = '';
	};
}

function isLanguage(text: string): boolean {
	try {
		return Intl.getCanonicalLocales(text).length > 0;
	} catch {
		return false;
	}
}

/** Shows dots for a moment, then the message; visitors who want less motion see the message at once. */
function typeMessage(panel: HTMLElement): () => void {
	const message = panel.querySelector<HTMLElement>('.has-typing-animation');
	if (!message || isReducedMotion()) return () => {};
	const end = () => {
		delete message.dataset.state;
	};
	message.dataset.state = 'typing';
	const cancel = after(TYPING_MS, end);
	return () => {
		cancel();
		end();
	};
}
