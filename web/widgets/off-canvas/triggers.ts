import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Links with an action as their address, in every form in which the address may be written. */
const ACTIONS =
	'[data-elementor-action*="off_canvas"],a[href*="elementor-action"][href*="off_canvas"]';

/** The links of a page that open an off-canvas panel. */
export interface Triggers {
	/** Sets the state of the panel on each trigger. */
	tell: (isOpen: boolean) => void;
	stop: Unsubscribe;
}

/**
 * Adds attributes to the links that open or toggle a panel, so that they name the panel that they control; also to
 * links that are added later.
 * @param onNear called when a visitor points at or focuses one of these links
 */
export function watchTriggers(id: string, dialog: HTMLElement, onNear: () => void): Triggers {
	const links = () =>
		[...document.querySelectorAll(ACTIONS)].filter(
			(link) =>
				!dialog.contains(link) &&
				opens(link.getAttribute('data-elementor-action') ?? link.getAttribute('href'), id),
		);
	const tell = (isOpen: boolean) => {
		for (const link of links()) {
			link.setAttribute('aria-controls', dialog.id);
			link.setAttribute('aria-expanded', String(isOpen));
		}
	};
	tell(false);
	// A visitor may have pointed at a link before the handler loaded.
	if (links().some((link) => link.matches(':hover,:focus'))) onNear();
	const stopNear = watchEvents(
		['pointerover', 'focusin'],
		({ target }) => {
			const link = target instanceof Element && target.closest(ACTIONS);
			if (link && links().includes(link)) onNear();
		},
		{ capture: true, passive: true },
	);
	return {
		tell,
		stop() {
			stopNear();
			for (const link of links()) {
				link.removeAttribute('aria-controls');
				link.removeAttribute('aria-expanded');
			}
		},
	};
}

function opens(href: string | null, id: string): boolean {
	const action = parseUrlAction(href);
	return (
		(action?.name === 'off_canvas:open' || action?.name === 'off_canvas:toggle') &&
		action.settings.id === id
	);
}
