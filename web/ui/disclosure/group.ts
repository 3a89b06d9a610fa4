import { watchHashTarget } from '../../browser/hash-target';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { type ArrowAxis, moveFocusByKey } from './arrow-keys';
import type { Disclosure } from './disclosure';

/** The options of disclosures that form a group. */
export interface GroupOptions {
	/** True if the other disclosures close when one opens. */
	isExclusive: boolean;
	/** The arrow keys that move the focus from trigger to trigger; none by default. */
	axis?: ArrowAxis;
	/** True if Escape closes the disclosure that has the focus, and moves the focus to its trigger. */
	closesOnEscape?: boolean;
}

/**
 * Lets several disclosures work together: an accordion, a list of questions. An address with the anchor of one of them,
 * or of an element inside it, opens it and scrolls there.
 * @returns a function that ends the group and its disclosures
 */
export function groupDisclosures(
	all: readonly Disclosure[],
	{ isExclusive, axis, closesOnEscape = false }: GroupOptions,
): Unsubscribe {
	const triggers = all.map(({ trigger }) => trigger);
	const holderOf = (target: Element) => all.find((disclosure) => isAbout(disclosure, target));

	const onKey = (event: KeyboardEvent) => {
		if (axis && moveFocusByKey(event, triggers, axis)) return;
		if (!closesOnEscape || event.key !== 'Escape' || event.defaultPrevented) return;
		const holder = holderOf(event.target as Element);
		if (!holder?.isOpen()) return;
		event.preventDefault();
		holder.set(false, 'escape');
		holder.trigger.focus();
	};
	const stops: Unsubscribe[] = [];
	for (const disclosure of all) {
		const { trigger, panel } = disclosure;
		for (const part of [trigger, panel]) part.addEventListener('keydown', onKey);
		stops.push(() => {
			for (const part of [trigger, panel]) part.removeEventListener('keydown', onKey);
			disclosure.end();
		});
		stops.push(
			disclosure.watch((isOpen) => {
				if (!isOpen || !isExclusive) return;
				for (const other of all) if (other !== disclosure) other.set(false, 'group');
			}),
		);
	}
	stops.push(
		watchHashTarget((target) => {
			const holder = holderOf(target);
			if (!holder || holder.isOpen()) return;
			holder.set(true, 'hash');
			target.scrollIntoView();
		}),
	);
	return () => {
		for (const stop of stops) stop();
	};
}

/**
 * Returns true if an element is the disclosure's trigger, is in its panel, or contains only these two: a `<details>`,
 * an item.
 */
function isAbout({ trigger, panel }: Disclosure, target: Element): boolean {
	const item = trigger.parentElement === panel.parentElement ? trigger.parentElement : null;
	return (
		trigger.contains(target) ||
		panel.contains(target) ||
		(item === target && item.childElementCount === 2)
	);
}
