import {
	CONSENT_PURPOSES,
	type ConsentChoices,
	type ConsentPurpose,
	isConsentPurpose,
} from '@outrigger/rules/privacy/consent';
import { watchBoxSizes } from '../browser/box-sizes';
import { sessionText } from '../browser/stored-text';
import { buildConsentDialog } from './build-dialog';
import { consentChoices, decide } from './consent';

/** Whoever closes the question without an answer is not asked again in this tab; nothing is allowed meanwhile. */
const LATER_KEY = 'outrigger-consent-later';

/** What the dialog is opened with. */
export interface ConsentOpening {
	/** What is asked for now, beside what this page asks for anyway. */
	purpose?: ConsentPurpose;
	/** What was pressed; the focus goes into the dialog, and back to it. Without it the focus stays where it is. */
	opener?: HTMLElement | undefined;
	/** Shows the purposes one by one at once, as they stand. */
	isSettings?: boolean;
}

let opened: { root: HTMLElement; done: Promise<void>; leave: () => void } | undefined;

/**
 * Opens the question, or leads the focus to it where it is open. It is no wall: the page stays usable, Escape and the
 * cross close it undecided.
 * @returns fulfilled when it has closed
 */
export function openConsent(opening: ConsentOpening = {}): Promise<void> {
	// It went with the dialog that it stood in.
	if (opened && !opened.root.isConnected) opened.leave();
	const place = placeFor(opening.opener);
	if (opened) {
		if (!place.contains(opened.root)) place.prepend(opened.root);
		opened.root.focus();
		return opened.done;
	}
	const purposes = askedPurposes(opening.purpose);
	if (purposes.length === 0) return Promise.resolve();
	let resolve = () => {};
	const done = new Promise<void>((fulfil) => {
		resolve = fulfil;
	});
	const parts = buildConsentDialog(purposes, consentChoices());
	const { root, boxes, details } = parts;
	root.dataset.consent = 'unanswered';
	const closeDialog = () => {
		stopRoom();
		const hadFocus = root.contains(document.activeElement);
		root.remove();
		opened = undefined;
		if (hadFocus && opening.opener?.isConnected) opening.opener.focus({ preventScroll: true });
		resolve();
	};
	const answer = (decision: ConsentChoices) => {
		// Closed first: what is allowed now may take the focus.
		closeDialog();
		decide(decision);
	};
	const all = (value: boolean) => Object.fromEntries(purposes.map((one) => [one, value]));
	const leave = () => {
		sessionText.write(LATER_KEY, 'yes');
		closeDialog();
	};
	const showDetails = () => {
		details.hidden = false;
		parts.save.hidden = false;
		parts.choose.hidden = true;
		root.dataset.state = 'details';
	};
	parts.accept.addEventListener('click', () => answer(all(true)));
	parts.refuse.addEventListener('click', () => answer(all(false)));
	parts.close.addEventListener('click', leave);
	parts.save.addEventListener('click', () =>
		answer(Object.fromEntries([...boxes].map(([purpose, { checked }]) => [purpose, checked]))),
	);
	parts.choose.addEventListener('click', () => {
		showDetails();
		details.querySelector<HTMLElement>('input:not([disabled])')?.focus();
	});
	root.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		event.stopPropagation();
		leave();
	});
	if (opening.isSettings) showDetails();
	// First in the order, so that the Tab key comes to it first.
	place.prepend(root);
	const stopRoom = keepRoom(root);
	opened = { root, done, leave };
	if (opening.opener || opening.isSettings) root.focus({ preventScroll: true });
	return done;
}

/**
 * Asks without taking the focus, unless this visitor has put it off in this tab.
 * @param purpose what is asked for now, beside what this page asks for anyway
 */
export function askOnce(purpose?: ConsentPurpose): void {
	if (!opened && sessionText.read(LATER_KEY) === null) void openConsent(purpose && { purpose });
}

/** In the page; what is beyond a modal dialog cannot be answered from inside of it. */
function placeFor(opener: HTMLElement | undefined): Element {
	return opener?.closest('dialog[open]') ?? document.body;
}

/** What this page asks for, and what the visitor has decided before, which can be taken back everywhere. */
function askedPurposes(wanted: ConsentPurpose | undefined): ConsentPurpose[] {
	const onPage = [...document.querySelectorAll<HTMLElement>('[data-consent-purpose]')].map(
		({ dataset }) => dataset.consentPurpose,
	);
	const names: (string | undefined)[] = [
		wanted,
		document.body.dataset.analytics && 'statistics',
		...Object.keys(consentChoices()),
		...onPage,
	];
	const asked = new Set(names.filter(isConsentPurpose));
	return CONSENT_PURPOSES.filter((purpose) => asked.has(purpose));
}

/** What has the focus behind the question is scrolled clear of it. */
function keepRoom(root: HTMLElement): () => void {
	const { style } = document.documentElement;
	const before = style.scrollPaddingBottom;
	const stop = watchBoxSizes([root], () => {
		style.scrollPaddingBottom = `${Math.ceil(root.getBoundingClientRect().height) + 24}px`;
		const focused = document.activeElement;
		if (focused && focused !== document.body && !root.contains(focused)) {
			focused.scrollIntoView({ block: 'nearest' });
		}
	});
	return () => {
		stop();
		style.scrollPaddingBottom = before;
	};
}
