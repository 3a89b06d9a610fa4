import { adoptSheet } from '../browser/adopted-sheets';
import { mayFillScreen } from '../browser/full-screen';
import { say } from '../browser/page-words';
import css from './lightbox.css?inline';
import type { LightboxSettings } from './lightbox-settings';
import type { Slide } from './slides';
import { shownWidth } from './sources';

/** The parts of an open lightbox. */
export interface LightboxParts {
	dialog: HTMLDialogElement;
	closeButton: HTMLButtonElement;
	/** Holds the picture or film. */
	stage: HTMLElement;
	caption: HTMLElement;
	tools: Tools;
	/** The controls of a slideshow; null if there is only one slide. */
	leads: Leads | null;
}

/** Tools that a kit may switch off or a browser may lack. */
interface Tools {
	share: HTMLButtonElement | null;
	menu: HTMLElement | null;
	zoom: HTMLButtonElement | null;
	fullScreen: HTMLButtonElement | null;
}

interface Leads {
	previous: HTMLButtonElement;
	next: HTMLButtonElement;
	/** The counter `2 / 5`; hidden if the kit switches it off. */
	counter: HTMLElement;
	/** The counter as a sentence, for screen readers. */
	words: HTMLElement;
}

/** Builds a lightbox's dialog, which is empty and not yet in the page. */
export function buildLightbox(isSlideshow: boolean, settings: LightboxSettings): LightboxParts {
	adoptSheet(css);
	const dialog = make('dialog', '');
	// The dialog takes the focus itself, because the browser's choice of a first control would scroll.
	dialog.tabIndex = -1;
	dialog.autofocus = true;
	const closeButton = button('close', say('common.close'));
	const figure = make('figure', 'figure');
	const stage = make('div', 'stage');
	const caption = make('figcaption', 'caption');
	figure.append(stage, caption);
	const tools = buildTools(settings);
	const bar = make('div', 'tools');
	bar.append(...Object.values(tools).filter((tool) => tool !== null));
	const leads = isSlideshow ? buildLeads() : null;
	dialog.append(closeButton, bar, figure);
	if (leads) {
		const status = make('p', 'status');
		status.setAttribute('role', 'status');
		leads.counter.ariaHidden = 'true';
		leads.counter.hidden = !settings.counter;
		status.append(leads.counter, leads.words);
		dialog.append(leads.previous, status, leads.next);
	}
	return { dialog, closeButton, stage, caption, tools, leads };
}

/** Makes a picture in the size of the screen. Until it has loaded, the page's small picture is shown in its place. */
export function buildPicture({ src, name, source, link }: Slide): HTMLImageElement {
	const picture = Object.assign(make('img', 'media'), { alt: name, draggable: false });
	const { width, height } = source ?? {};
	if (source && width && height) {
		picture.style.setProperty('--width', `${width}px`);
		picture.style.setProperty('--ratio', `${width / height}`);
		picture.classList.add('elementor-lightbox__media--sized');
		const small = link.querySelector('img');
		const isWhole =
			small && Math.abs(small.naturalWidth / small.naturalHeight / (width / height) - 1) < 0.02;
		if (isWhole && small.complete) {
			picture.style.backgroundImage = `url(${JSON.stringify(small.currentSrc || small.src)})`;
		}
	}
	if (source?.srcset) {
		picture.sizes = `${shownWidth(source)}px`;
		picture.srcset = source.srcset;
	}
	picture.src = src;
	return picture;
}

/** The text below a slide: its title and description. */
export function buildCaption({ title, description }: Slide): HTMLElement[] {
	return [
		...(title ? [Object.assign(make('p', 'title'), { textContent: title })] : []),
		...(description ? [Object.assign(make('p', 'description'), { textContent: description })] : []),
	];
}

function buildTools({ share, zoom, fullscreen }: LightboxSettings): Tools {
	const sharing = share.length > 0 ? button('share', say('lightbox.share')) : null;
	const menu = sharing && make('div', 'menu');
	if (sharing && menu) {
		menu.popover = 'auto';
		sharing.popoverTargetElement = menu;
	}
	return {
		share: sharing,
		menu,
		zoom: zoom ? button('zoom', say('lightbox.zoom')) : null,
		fullScreen:
			fullscreen && mayFillScreen() ? button('fullscreen', say('lightbox.fullScreen')) : null,
	};
}

function buildLeads(): Leads {
	return {
		previous: button('previous', say('common.previous')),
		next: button('next', say('common.next')),
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

/** Makes an element of the lightbox with the class of its part. */
export function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	part: string,
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.className = part ? `elementor-lightbox__${part}` : 'elementor-lightbox';
	return element;
}
