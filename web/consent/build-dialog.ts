import type { ConsentChoices, ConsentPurpose } from '@outrigger/rules/privacy/consent';
import { adoptSheet } from '../browser/adopt-sheet';
import { say } from '../browser/page-words';
import css from './consent.css?inline';

/** The parts of the dialog that have listeners. */
export interface ConsentParts {
	root: HTMLElement;
	boxes: ReadonlyMap<ConsentPurpose, HTMLInputElement>;
	accept: HTMLButtonElement;
	refuse: HTMLButtonElement;
	/** Shows the purposes one by one; after that, the same button saves them. */
	choose: HTMLButtonElement;
	save: HTMLButtonElement;
	close: HTMLButtonElement;
	/** The purposes, one by one; hidden at first. */
	details: HTMLElement;
}

/** Builds the dialog, outside of the page. @param purposes the purposes of the question, at least one */
export function buildConsentDialog(
	purposes: readonly ConsentPurpose[],
	choices: ConsentChoices,
): ConsentParts {
	adoptSheet(css);
	const root = make('div', 'e-consent');
	root.tabIndex = -1;
	root.setAttribute('role', 'dialog');
	root.setAttribute('aria-labelledby', 'e-consent-title');
	root.setAttribute('aria-describedby', 'e-consent-intro');
	const title = make('h2', 'e-consent__title', say('consent.title'));
	title.id = 'e-consent-title';
	const intro = make('div', 'e-consent__intro');
	intro.id = 'e-consent-intro';
	for (const purpose of purposes) {
		const line = make('p', '');
		line.append(make('b', '', say(`consent.${purpose}`)), ` · ${say(`consent.${purpose}Text`)}`);
		intro.append(line);
	}
	intro.append(make('p', '', say('consent.intro')));
	const boxes = new Map(purposes.map((purpose) => [purpose, checkbox(choices[purpose] === true)]));
	const details = buildDetails(boxes);
	const refuse = button('refuse', say('consent.refuse'));
	const accept = button('accept', say('consent.accept'));
	const choose = button('choose', say('consent.choose'));
	const save = button('save', say('consent.save'));
	const close = button('close', '×');
	save.hidden = true;
	choose.setAttribute('aria-expanded', 'false');
	close.setAttribute('aria-label', say('common.close'));
	const actions = make('div', 'e-consent__actions');
	actions.append(refuse, accept, choose, save);
	root.append(title, close, intro, details, actions);
	return { root, boxes, accept, refuse, choose, save, close, details };
}

function buildDetails(boxes: ReadonlyMap<ConsentPurpose, HTMLInputElement>): HTMLElement {
	const details = document.createElement('fieldset');
	details.className = 'e-consent__details';
	details.hidden = true;
	details.append(make('legend', 'e-consent__legend', say('consent.title')));
	const always = checkbox(true);
	always.disabled = true;
	details.append(row(always, say('consent.necessary'), say('consent.necessaryText')));
	for (const [purpose, box] of boxes) {
		details.append(row(box, say(`consent.${purpose}`), say(`consent.${purpose}Text`)));
	}
	return details;
}

function row(box: HTMLInputElement, label: string, description: string): HTMLElement {
	const line = make('label', 'e-consent__row');
	const words = make('span', '');
	words.append(make('b', '', label), make('span', '', description));
	line.append(box, words);
	return line;
}

function checkbox(isChecked: boolean): HTMLInputElement {
	const box = document.createElement('input');
	box.type = 'checkbox';
	box.checked = isChecked;
	return box;
}

function button(name: string, text: string): HTMLButtonElement {
	const made = make('button', `e-consent__button e-consent__${name}`, text) as HTMLButtonElement;
	made.type = 'button';
	return made;
}

function make(tag: string, className: string, text = ''): HTMLElement {
	const element = document.createElement(tag);
	if (className) element.className = className;
	element.textContent = text;
	return element;
}
