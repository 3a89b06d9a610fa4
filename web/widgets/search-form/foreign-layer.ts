import type { Unsubscribe } from '../../browser/unsubscribe';
import { giveFocusBack, keepTabInside } from '../../ui/dialog/focus';
import { watchDismissals } from '../../ui/disclosure/dismissals';
import { watchPress } from '../../ui/disclosure/press';

/** The builder's classes of an open layer, with which its sheet shows the layer. */
const OPEN = ['elementor-search-form--full-screen', 'elementor-lightbox'];

/**
 * Opens the builder's own layer, whose toggle is a plain element: it sets the builder's classes, and makes the toggle
 * usable by keyboard.
 */
export function openForeignLayer(toggle: HTMLElement, layer: HTMLElement): Unsubscribe {
	const input = layer.querySelector<HTMLElement>('.elementor-search-form__input');
	const cross = layer.querySelector<HTMLElement>('.dialog-close-button');
	const isOpen = () => layer.classList.contains('elementor-search-form--full-screen');
	const set = (next: boolean) => {
		if (next === isOpen()) return;
		for (const name of OPEN) layer.classList.toggle(name, next);
		toggle.setAttribute('aria-expanded', String(next));
		if (next) input?.focus();
		else giveFocusBack([toggle]);
	};
	const onClick = ({ target }: Event) => {
		if (target === layer) set(false);
	};
	toggle.setAttribute('aria-expanded', 'false');
	layer.addEventListener('click', onClick);
	const stops = [
		watchPress(toggle, () => set(true)),
		...(cross ? [watchPress(cross, () => set(false))] : []),
		keepTabInside(layer),
		watchDismissals({ isOpen, parts: () => [layer], by: ['escape'], escapeFrom: 'page' }, () =>
			set(false),
		),
	];
	return () => {
		set(false);
		for (const stop of stops) stop();
		layer.removeEventListener('click', onClick);
		toggle.removeAttribute('aria-expanded');
	};
}
