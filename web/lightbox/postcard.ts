import {
	charactersOf,
	MOST_CHARACTERS,
	POSTCARDS_PATH,
	plainWords,
} from '@outrigger/rules/postcards/card-words';
import { currentAddress } from '../browser/address';
import { adoptSheet } from '../browser/adopted-sheets';
import { copyText } from '../browser/clipboard';
import { hasNativeShare, shareNatively } from '../browser/native-share';
import { say } from '../browser/page-words';
import { isReducedMotion } from '../browser/reduced-motion';
import { make } from './build';
import css from './postcard.css?inline';
import type { Slide } from './slides';

/** Half of the time in which a card turns, in milliseconds. */
const HALF_MS = 220;

/**
 * Adds a button that turns the shown picture; on its back a visitor writes a text and gets an address that contains it.
 * The text stays while the lightbox is open, also for other pictures.
 *
 * @param dialog an open lightbox, with its stage
 * @param slide the slide that is shown now
 */
export function offerPostcards(
	dialog: HTMLElement,
	stage: HTMLElement,
	slide: () => Slide | undefined,
): void {
	adoptSheet(css);
	const button = make('button', 'write');
	button.type = 'button';
	button.classList.add('elementor-lightbox__button');
	button.append(say('card.write'));
	dialog.querySelector('.elementor-lightbox__tools')?.prepend(button);
	let typed = '';

	button.addEventListener('click', async () => {
		const frame = stage.querySelector<HTMLElement>('.elementor-lightbox__frame');
		const front = frame?.firstElementChild;
		const shown = slide();
		if (!frame || !front || !shown || frame.querySelector('.elementor-lightbox__back')) return;
		const { width, height } = front.getBoundingClientRect();
		const back = buildBack(shown, typed, {
			type: (words) => {
				typed = words;
			},
			turn: async () => {
				await turn(frame, () => frame.replaceChildren(front));
				button.focus();
			},
		});
		back.style.setProperty('--card-width', `${width}px`);
		back.style.setProperty('--card-height', `${height}px`);
		await turn(frame, () => frame.replaceChildren(back));
		back.querySelector('textarea')?.focus();
	});
}

/**
 * Turns a card: its other side appears at the moment when only the card's edge is visible. If a visitor prefers reduced
 * motion, the other side appears at once.
 */
async function turn(frame: HTMLElement, show: () => void): Promise<void> {
	const half = async (from: number, to: number, easing: string) => {
		if (isReducedMotion()) return;
		const keyframes = [from, to].map((angle) => ({
			transform: `perspective(100rem) rotateY(${angle}deg)`,
		}));
		await frame.animate(keyframes, { duration: HALF_MS, easing }).finished.catch(() => {});
	};
	await half(0, 90, 'ease-in');
	show();
	await half(-90, 0, 'ease-out');
}

interface BackActions {
	type: (words: string) => void;
	turn: () => void;
}

function buildBack({ link }: Slide, typed: string, actions: BackActions): HTMLElement {
	const form = make('form', 'back');
	// With this class, a press inside the form does not close the lightbox, and a key or a swipe does not lead to
	// another picture.
	form.classList.add('elementor-lightbox__media');
	form.action = POSTCARDS_PATH;
	form.method = 'post';
	for (const type of ['keydown', 'pointerdown', 'touchstart'] as const) {
		form.addEventListener(type, (event) => {
			if (!(event instanceof KeyboardEvent && event.key === 'Escape')) event.stopPropagation();
		});
	}
	const { pathname, search } = currentAddress();
	const label = make('label', 'card-label');
	const words = make('textarea', 'card-words');
	label.append(say('card.words'), words);
	Object.assign(words, { name: 'words', required: true, dir: 'auto', value: typed, rows: 5 });
	const hint = make('p', 'card-hint');
	hint.id = 'elementor-lightbox-hint';
	words.setAttribute('aria-describedby', hint.id);
	const count = () => {
		const characters = charactersOf(plainWords(words.value));
		const tooLong = characters > MOST_CHARACTERS;
		words.setCustomValidity(tooLong ? say('form.tooLong', { count: MOST_CHARACTERS }) : '');
		hint.textContent = say('card.hint', { number: MOST_CHARACTERS });
		actions.type(words.value);
	};
	words.addEventListener('input', count);
	count();
	const status = make('p', 'card-status');
	status.setAttribute('role', 'status');
	const send = pressable('card.send', 'submit');
	const back = pressable('card.turn', 'button');
	back.addEventListener('click', actions.turn);
	form.append(
		hidden('page', pathname + search),
		hidden('picture', link.getAttribute('href') ?? ''),
		label,
		hint,
		row(send, back),
		status,
	);
	form.addEventListener('submit', async (event) => {
		event.preventDefault();
		send.disabled = true;
		const answer = await sendCard(form);
		send.disabled = false;
		if ('address' in answer) form.replaceChildren(...sentCard(answer.address, words.value, back));
		else status.textContent = answer.message;
		form.querySelector<HTMLInputElement>('input[readonly]')?.focus();
	});
	return form;
}

type Answer = { address: string } | { message: string };

/** Sends the text to the host. If there is no answer, the form shows an error. */
async function sendCard(form: HTMLFormElement): Promise<Answer> {
	const body = new URLSearchParams({ answer: 'json' });
	for (const [name, value] of new FormData(form)) body.append(name, `${value}`);
	try {
		const answer = await fetch(POSTCARDS_PATH, { method: 'POST', body });
		if (answer.headers.get('content-type')?.includes('json')) return await answer.json();
		return { message: await refusalOf(answer) };
	} catch {
		return { message: say('form.offline') };
	}
}

/**
 * If a visitor sends too many cards, the host answers with a plain text, which the form shows. An HTML page has no text
 * for the form.
 */
async function refusalOf(answer: Response): Promise<string> {
	return answer.status === 429 ? answer.text() : say('form.serverError');
}

function sentCard(address: string, text: string, back: HTMLButtonElement): HTMLElement[] {
	const words = Object.assign(make('p', 'card-written'), { textContent: plainWords(text) });
	words.dir = 'auto';
	const label = make('label', 'card-label');
	const field = make('input', 'card-address');
	Object.assign(field, { readOnly: true, value: address });
	label.append(say('card.address'), field);
	const status = make('p', 'card-status');
	status.setAttribute('role', 'status');
	const copy = pressable('share.copy', 'button');
	copy.addEventListener('click', async () => {
		const isCopied = await copyText(address);
		if (!isCopied) field.select();
		status.textContent = isCopied ? say('share.linkCopied') : '';
	});
	const share = pressable('share.share', 'button');
	share.addEventListener('click', () => shareNatively({ title: say('card.title'), url: address }));
	const see = make('a', 'card-see');
	Object.assign(see, { href: address, target: '_blank', rel: 'noopener' });
	see.append(say('card.see'));
	return [words, label, row(copy, ...(hasNativeShare() ? [share] : []), see, back), status];
}

function pressable(
	key: 'card.send' | 'card.turn' | 'share.copy' | 'share.share',
	type: 'button' | 'submit',
): HTMLButtonElement {
	const button = make('button', 'card-button');
	button.type = type;
	button.append(say(key));
	return button;
}

function hidden(name: string, value: string): HTMLInputElement {
	return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}

function row(...parts: HTMLElement[]): HTMLElement {
	const made = make('div', 'card-row');
	made.append(...parts);
	return made;
}
