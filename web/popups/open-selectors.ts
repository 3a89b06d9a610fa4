import type { Popup } from '@outrigger/rules/popups/popup';
import { MAX_SELECTOR_LENGTH } from './find-first';

/**
 * Opens popups at clicks on elements that match their `open_selector`, also elements that are added later; the click
 * keeps its own effect. An invalid selector opens nothing.
 *
 * @param clicked elements that were clicked before this module loaded
 * @returns true if any popup has an `open_selector`
 */
export function watchOpenSelectors(
	popups: readonly Popup[],
	clicked: readonly (EventTarget | null)[],
	open: (id: number, opener: Element) => void,
): boolean {
	const watched = popups.filter(({ settings }) => isSelector(settings.open_selector));
	if (watched.length === 0) return false;
	const answer = (target: EventTarget | null) => {
		if (!(target instanceof Element)) return;
		for (const { id, settings } of watched) {
			const opener = target.closest(settings.open_selector);
			if (opener) open(id, opener);
		}
	};
	document.addEventListener('click', ({ target }) => answer(target));
	for (const target of clicked) answer(target);
	return true;
}

function isSelector(text: string): boolean {
	if (text === '' || text.length > MAX_SELECTOR_LENGTH) return false;
	try {
		document.createDocumentFragment().querySelector(text);
		return true;
	} catch {
		return false;
	}
}
