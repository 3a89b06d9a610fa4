import css from './lightbox.css?inline';
import type { Slide } from './slides';

/** The parts of an open lightbox. */
export interface LightboxParts {
	dialog: HTMLDialogElement;
	closeButton: HTMLButtonElement;
	/** Holds the picture or film. */
	stage: HTMLElement;
	caption: HTMLElement;
	/** What leads through a slideshow; null where there is a single slide. */
	leads: Leads | null;
}

interface Leads {
	previous: HTMLButtonElement;
	next: HTMLButtonElement;
	/** `2 / 5`. */
	counter: HTMLElement;
	/** The same in words, for screen readers. */
	words: HTMLElement;
}

/** Features that a service's player may use, and what its frame may do: its scripts and storage, links out. */
const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

let isStyled = false;

/** A lightbox's dialog, empty and not yet in the page. */
export function buildLightbox(isSlideshow: boolean): LightboxParts {
	addStyles();
	const dialog = make('dialog', '');
	// It takes the focus itself, and the browser's own choice of a first control would scroll.
	dialog.tabIndex = -1;
	dialog.autofocus = true;
	const closeButton = button('close', 'Close');
	const figure = make('figure', 'figure');
	const stage = make('div', 'stage');
	const caption = make('figcaption', 'caption');
	figure.append(stage, caption);
	const leads = isSlideshow ? buildLeads() : null;
	dialog.append(closeButton, figure);
	if (leads) {
		const status = make('p', 'status');
		status.setAttribute('role', 'status');
		leads.counter.ariaHidden = 'true';
		status.append(leads.counter, leads.words);
		dialog.append(leads.previous, status, leads.next);
	}
	return { dialog, closeButton, stage, caption, leads };
}

/** What shows a slide. A film's player says by itself how far it is. */
export function buildMedia({ kind, src, name, autoplay }: Slide): HTMLElement {
	if (kind === 'picture') return Object.assign(make('img', 'media'), { alt: name, src });
	if (kind === 'file') {
		const film = Object.assign(make('video', 'media'), { controls: true, playsInline: true });
		film.ariaLabel = name;
		return Object.assign(film, { autoplay, src });
	}
	const frame = make('iframe', 'media');
	frame.sandbox.add(...SANDBOX.split(' '));
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	return Object.assign(frame, { title: name, allow: FEATURES, allowFullscreen: true, src });
}

/** What is said below a slide: its title and description. */
export function buildCaption({ title, description }: Slide): HTMLElement[] {
	return [
		...(title ? [Object.assign(make('p', 'title'), { textContent: title })] : []),
		...(description ? [Object.assign(make('p', 'description'), { textContent: description })] : []),
	];
}

function buildLeads(): Leads {
	return {
		previous: button('previous', 'Previous'),
		next: button('next', 'Next'),
		counter: document.createElement('span'),
		words: Object.assign(document.createElement('span'), { className: 'screen-reader-text' }),
	};
}

function button(part: string, label: string): HTMLButtonElement {
	const made = make('button', part);
	made.type = 'button';
	made.classList.add('elementor-lightbox__button');
	made.ariaLabel = label;
	return made;
}

function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	part: string,
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.className = part ? `elementor-lightbox__${part}` : 'elementor-lightbox';
	return element;
}

/** A constructed sheet: the policy lets in no other that the page did not come with. */
function addStyles(): void {
	if (isStyled) return;
	isStyled = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
