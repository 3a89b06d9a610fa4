import { detailsDisclosure } from '../../ui/disclosure/details';
import { createDisclosure, type Disclosure } from '../../ui/disclosure/disclosure';
import type { PanelMotion } from '../../ui/disclosure/play-panel';

/** A box and the button that opens it. */
export interface Opening {
	disclosure: Disclosure;
	isBuilders: boolean;
	end: () => void;
}

/**
 * Returns the part that opens: a `details` in our markup, a button and a hidden box in the builder's markup; undefined
 * if the markup has neither.
 */
export function openingOf(root: HTMLElement, motion: PanelMotion): Opening | undefined {
	const details = root.querySelector('details');
	if (details) {
		const disclosure = detailsDisclosure(details, motion);
		return disclosure && { disclosure, isBuilders: false, end: disclosure.end };
	}
	const trigger = root.querySelector<HTMLElement>('button.e-contact-buttons__chat-button');
	const panel = root.querySelector<HTMLElement>('.e-contact-buttons__content-wrapper');
	if (!trigger || !panel) return undefined;
	// The builder gives every box the same id, so both buttons of a page with two boxes would open the first box.
	const id = panel.id;
	panel.id = `${id || 'e-contact-buttons'}-${root.closest<HTMLElement>('[data-id]')?.dataset.id ?? ''}`;
	const controls = [...root.querySelectorAll('[aria-controls]')].map((button) => {
		const before = button.getAttribute('aria-controls') ?? '';
		button.setAttribute('aria-controls', panel.id);
		return () => button.setAttribute('aria-controls', before);
	});
	trigger.setAttribute('aria-controls', panel.id);
	// The attribute `aria-role` does not exist, and its value would be wrong, because the button is no dialog.
	const role = root.getAttribute('aria-role');
	root.removeAttribute('aria-role');
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
			trigger.removeAttribute('aria-controls');
			for (const restore of controls) restore();
			if (role !== null) root.setAttribute('aria-role', role);
			panel.classList.add('hidden');
			panel.setAttribute('aria-hidden', 'true');
		},
	};
}
