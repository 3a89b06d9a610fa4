import type { Disclosure } from './disclosure';
import type { PanelMotion } from './play-panel';
import { watchPress } from './press';
import { createToggle } from './toggle';

/**
 * A `<details>` as a disclosure. It works before and without this script, which adds the animation of its panel. The
 * disclosure also takes over a panel that the browser opens (by its search, or for an address with an anchor inside).
 * While the disclosure closes, its element is still `open` and has `data-state="closing"`.
 *
 * The browser closes other elements of a group by `name` without an animation, so the function removes the name and
 * restores it at the end.
 * @returns undefined if it has no summary or nothing to show
 */
export function detailsDisclosure(
	details: HTMLDetailsElement,
	motion: PanelMotion,
): Disclosure | undefined {
	const trigger = details.querySelector<HTMLElement>(':scope > summary');
	const panel = details.querySelector<HTMLElement>(':scope > :not(summary)');
	if (!trigger || !panel) return undefined;
	const name = details.getAttribute('name');
	details.removeAttribute('name');
	const toggle = createToggle({
		panel,
		isOpen: details.open,
		motion,
		begin(isOpen) {
			if (trigger.hasAttribute('aria-expanded')) {
				trigger.setAttribute('aria-expanded', String(isOpen));
			}
			if (isOpen) delete details.dataset.state;
			else details.dataset.state = 'closing';
			details.open = true;
		},
		rest(isOpen) {
			details.open = isOpen;
			delete details.dataset.state;
		},
	});
	/** The event is late, and it is also sent after changes by this module. */
	const onToggle = () => {
		if (details.dataset.state !== 'closing') toggle.set(details.open, 'find');
	};
	details.addEventListener('toggle', onToggle);
	const stopPress = watchPress(trigger, (event) => {
		if (isForControl(event, trigger)) return;
		event.preventDefault();
		toggle.set(!toggle.isOpen(), 'press');
	});
	return {
		...toggle,
		trigger,
		panel,
		end() {
			toggle.finish();
			stopPress();
			details.removeEventListener('toggle', onToggle);
			if (name !== null) details.setAttribute('name', name);
		},
	};
}

/** A link inside a summary keeps its own effect. */
function isForControl({ target }: Event, summary: Element): boolean {
	const control = target instanceof Element && target.closest('a[href],button,input');
	return !!control && control !== summary && summary.contains(control);
}
