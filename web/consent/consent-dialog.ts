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

/**
 * The key under which this tab stores that the visitor closed the question without an answer. The question is then not
 * shown again in this tab, and no purpose is allowed meanwhile.
 */
const LATER_KEY = 'outrigger-consent-later';

/** Options for opening the dialog. */
export interface ConsentOpening {
	/** A purpose to ask for beside the purposes of this page. */
	purpose?: ConsentPurpose;
	/**
	 * The pressed element: the focus moves into the dialog, and back to the element at the end. If it is absent, the
	 * focus stays where it is.
	 */
	opener?: HTMLElement | undefined;
	/** Shows the purposes one by one at once, with their present values. */
	isSettings?: boolean;
}

let opened: { root: HTMLElement; done: Promise<void>; leave: () => void } | undefined;

/**
 * Opens the question, or moves the focus to it where it is open. The page stays usable; Escape and the cross close
 * the question without a decision.
 * @returns fulfilled when it has closed
 */
export function openConsent(opening: ConsentOpening = {}): Promise<void> {
	// The question left the page with the dialog that held it.
	if (opened && !opened.root.isConnected) opened.leave();
	const place = placeFor(opening.opener);
	if (opened) {
		if (!place.contains(opened.root)) place.prepend(opened.root);
		opened.root.focus();
		return opened.done;
	}
	const purposes = shownPurposes(opening.purpose);
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
		// The dialog is closed before the decision is stored, because newly allowed content may take the focus.
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
	// The dialog is first in the document order, so that the Tab key reaches it first.
	place.prepend(root);
	const stopRoom = keepRoom(root);
	opened = { root, done, leave };
	if (opening.opener || opening.isSettings) root.focus({ preventScroll: true });
	return done;
}

/**
 * Opens the dialog without moving the focus, unless this visitor has postponed the decision in this tab.
 * @param purpose a further purpose beside the purposes of this page
 */
export function askOnce(purpose?: ConsentPurpose): void {
	if (!opened && sessionText.read(LATER_KEY) === null) void openConsent(purpose && { purpose });
}

/**
 * The consent dialog is in the page, or inside an open modal dialog, because a visitor cannot reach elements outside of
 * an open modal dialog.
 */
function placeFor(opener: HTMLElement | undefined): Element {
	return opener?.closest('dialog[open]') ?? document.body;
}

/**
 * The purposes of this page, and the purposes that the visitor has decided before, because every decision can be
 * withdrawn everywhere.
 */
function shownPurposes(wanted: ConsentPurpose | undefined): ConsentPurpose[] {
	const onPage = [...document.querySelectorAll<HTMLElement>('[data-consent-purpose]')].map(
		({ dataset }) => dataset.consentPurpose,
	);
	const names: (string | undefined)[] = [
		wanted,
		document.body.dataset.analytics && 'statistics',
		...Object.keys(consentChoices()),
		...onPage,
	];
	const purposes = new Set(names.filter(isConsentPurpose));
	return CONSENT_PURPOSES.filter((purpose) => purposes.has(purpose));
}

/** Scrolls the focused element clear of the question. */
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
