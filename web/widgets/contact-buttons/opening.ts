import { detailsDisclosure } from '../../ui/disclosure/details';
import { createDisclosure, type Disclosure } from '../../ui/disclosure/disclosure';
import type { PanelMotion } from '../../ui/disclosure/play-panel';

/** The button of a box and the box. */
export interface Opening {
	disclosure: Disclosure;
	isBuilders: boolean;
	end: () => void;
}

/** What opens in our markup, a `details`, or in the builder's own, a button and a hidden box; undefined for neither. */
export function openingOf(root: HTMLElement, motion: PanelMotion): Opening | undefined {
	const details = root.querySelector('details');
	if (details) {
		const disclosure = detailsDisclosure(details, motion);
		return disclosure && { disclosure, isBuilders: false, end: disclosure.end };
	}
	const trigger = root.querySelector<HTMLElement>('button.e-contact-buttons__chat-button');
	const panel = root.querySelector<HTMLElement>('.e-contact-buttons__content-wrapper');
	if (!trigger || !panel) return undefined;
	// The builder gives every box the same id: two of them on a page would open the first.
	const id = panel.id;
	const controls = trigger.getAttribute('aria-controls');
	panel.id = `${id || 'e-contact-buttons'}-${root.closest<HTMLElement>('[data-id]')?.dataset.id ?? ''}`;
	trigger.setAttribute('aria-controls', panel.id);
	panel.removeAttribute('aria-hidden');
	panel.classList.remove('hidden');
	panel.tabIndex = -1;
	const disclosure = createDisclosure({ trigger, panel, isOpen: false, motion });
	return {
		disclosure,
		isBuilders: true,
		end() {
			disclosure.set(false, 'action');
			disclosure.end();
			panel.id = id;
			if (controls === null) trigger.removeAttribute('aria-controls');
			else trigger.setAttribute('aria-controls', controls);
			panel.classList.add('hidden');
			panel.setAttribute('aria-hidden', 'true');
		},
	};
}
