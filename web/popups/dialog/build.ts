import type { Popup } from '@outrigger/rules/popups/popup';
import { say } from '../../browser/page-words';
import type { PagePopup } from '../registry';

/** An open popup's parts, under the names that editors' CSS relies on. */
export interface PopupParts {
	/** `.elementor-popup-modal`: as large as the window; the veil, where there is one. */
	dialog: HTMLDialogElement;
	/** `.dialog-widget-content`: the visible box of the popup, which is animated. */
	content: HTMLElement;
	/** `.dialog-message`: holds the popup's document and scrolls where that is too tall. */
	message: HTMLElement;
	closeButton: HTMLButtonElement | null;
}

/** All open popups, and those on their way out. */
export const POPUP_MODAL = '.elementor-popup-modal';

const MODAL_CLASSES =
	'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal';

/** The id of a popup's dialog, by which its rules in the sheet find it. */
export function modalId(popupId: number): string {
	return `elementor-popup-modal-${popupId}`;
}

/** A popup's dialog with fresh content, not yet in the page. */
export function buildPopup({ popup, template }: PagePopup): PopupParts {
	const { id, settings } = popup;
	const dialog = document.createElement('dialog');
	dialog.id = modalId(id);
	dialog.className = MODAL_CLASSES;
	dialog.classList.add(`elementor-popup-${id}`);
	dialog.toggleAttribute('data-overlay', settings.overlay);
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
	return button;
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
