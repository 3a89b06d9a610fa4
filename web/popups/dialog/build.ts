import type { Popup } from '@outrigger/rules/popups/popup';
import { say } from '../../browser/page-words';
import { isPassedPage } from '../../browser/passed-page';
import type { PagePopup } from '../registry';

/** The parts of an open popup, with the class names that editors' CSS uses. */
export interface PopupParts {
	/** `.elementor-popup-modal`: as large as the window; it is the overlay, if the popup has one. */
	dialog: HTMLDialogElement;
	/** `.dialog-widget-content`: the visible box of the popup, which is animated. */
	content: HTMLElement;
	/** `.dialog-message`: contains the popup's document, and scrolls if the document is too tall. */
	message: HTMLElement;
	closeButton: HTMLButtonElement | null;
}

/** Selects all open popups, and those that are closing. */
export const POPUP_MODAL = '.elementor-popup-modal';

const MODAL_CLASSES =
	'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal';

const SVG = 'http://www.w3.org/2000/svg';
/** The outline of a cross in a square of 1000. */
const CROSS =
	'M500 422 755 167l78 78-255 255 255 255-78 78-255-255-255 255-78-78 255-255-255-255 78-78z';

/** Returns the id of a popup's dialog, with which its rules in the sheet select it. */
export function modalId(popupId: number): string {
	return `elementor-popup-modal-${popupId}`;
}

/** Builds a popup's dialog with fresh content; the dialog is not in the page yet. */
export function buildPopup({ popup, template }: PagePopup): PopupParts {
	const { id, settings } = popup;
	const dialog = document.createElement('dialog');
	dialog.id = modalId(id);
	dialog.className = MODAL_CLASSES;
	dialog.classList.add(`elementor-popup-${id}`);
	dialog.classList.add(...settings.classes.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)));
	dialog.setAttribute('role', 'dialog');
	dialog.toggleAttribute('data-prevent-scroll', settings.prevent_scroll);
	dialog.tabIndex = -1;
	const message = box('dialog-message dialog-lightbox-message');
	message.append(document.importNode(template.content, true));
	const content = box('dialog-widget-content dialog-lightbox-widget-content animated');
	content.append(message);
	dialog.append(content);
	const closeButton = settings.close_button ? buildCloseButton() : null;
	const isOutside = settings.close_button_position === 'outside';
	if (closeButton) (isOutside ? dialog : content).prepend(closeButton);
	nameDialog(dialog, message, popup);
	return { dialog, content, message, closeButton };
}

function box(className: string): HTMLElement {
	const element = document.createElement('div');
	element.className = className;
	return element;
}

function buildCloseButton(): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'dialog-close-button dialog-lightbox-close-button';
	button.setAttribute('aria-label', say('common.close'));
	if (isPassedPage()) button.append(closeIcon());
	return button;
}

/** Draws the sign of a close button. A site's own sheet colours it by `i` and by `svg`. */
function closeIcon(): HTMLElement {
	const icon = document.createElement('i');
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('viewBox', '0 0 1000 1000');
	svg.setAttribute('fill', 'currentColor');
	svg.setAttribute('aria-hidden', 'true');
	const path = document.createElementNS(SVG, 'path');
	path.setAttribute('d', CROSS);
	svg.append(path);
	icon.append(svg);
	return icon;
}

/** Names the dialog after its first heading with text, else after the popup's title. */
function nameDialog(dialog: HTMLElement, message: HTMLElement, { id, title }: Popup): void {
	const heading = [...message.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')].find(
		({ textContent }) => textContent?.trim(),
	);
	if (heading) {
		heading.id ||= `elementor-popup-title-${id}`;
		dialog.setAttribute('aria-labelledby', heading.id);
	} else {
		dialog.setAttribute('aria-label', title || say('box.popup'));
	}
}
