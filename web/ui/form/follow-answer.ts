import { safeUrl } from '@outrigger/rules/address/safe-url';
import type { FormAnswer, FormPopup } from '@outrigger/rules/forms/form-answer';
import { after } from '../../browser/timers';

/**
 * The time from the acceptance of a form to the closing of its popup, in milliseconds, so that the visitor can read the
 * message (behaviour facts 3.9).
 */
const CLOSE_AFTER_MS = 1000;

/** Follows a form's answer: sends the visitor to another page, opens or closes a popup. */
export function followAnswer(
	form: HTMLFormElement,
	{ redirectUrl, popup }: FormAnswer,
	goTo: (address: string) => void,
): void {
	const address = safeUrl(redirectUrl);
	if (address !== undefined) goTo(address);
	else if (popup?.action === 'open' && popup.id !== '') press(form, popup);
	else if (popup?.action === 'close') after(CLOSE_AFTER_MS, () => press(form, popup));
}

/**
 * The handler for links that are actions handles this link. It may have to be fetched first, so the link stays until
 * then.
 */
function press(form: HTMLFormElement, { action, id, doNotShowAgain }: FormPopup): void {
	const settings =
		action === 'open' ? { id, toggle: false } : { do_not_show_again: doNotShowAgain ? 'yes' : '' };
	const text = `elementor-action:action=popup:${action}&settings=${btoa(JSON.stringify(settings))}`;
	takeBackLink(form);
	const link = document.createElement('a');
	link.href = `#${encodeURIComponent(text)}`;
	link.hidden = true;
	link.className = PRESSED;
	form.append(link);
	link.click();
}

const PRESSED = 'e-form__pressed';

/** Removes the link through which an action of the answer was started. */
export function takeBackLink(form: HTMLFormElement): void {
	form.querySelector(`:scope > .${PRESSED}`)?.remove();
}
