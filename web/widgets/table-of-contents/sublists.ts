import { INTERFACE_ANIMATION_MS } from '@outrigger/rules/motion/interface-animation';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { concealPanel, revealPanel } from '../../ui/disclosure/conceal';
import { createToggle, type Toggle } from '../../ui/disclosure/toggle';

/** The nested lists of a table of contents; only the lists around one entry are open. */
export interface Sublists {
	/** Opens the lists around a link and the list below it, and closes all others. */
	show: (link: Element | undefined) => void;
	/** Restores the state of the lists in which the server sent them. */
	end: Unsubscribe;
}

/** Closes the lists below the entries of a table of contents, and returns the functions that open them. */
export function openSublists(body: HTMLElement): Sublists {
	const lists = body.querySelectorAll<HTMLElement>('.elementor-toc__list-item > :is(ol, ul)');
	const toggles = new Map<HTMLElement, Toggle>();
	for (const panel of lists) {
		concealPanel(panel);
		toggles.set(
			panel,
			createToggle({
				panel,
				isOpen: false,
				motion: { kind: 'slide', durationMs: INTERFACE_ANIMATION_MS.usual },
				begin: () => revealPanel(panel, 'block'),
				rest: (isOpen) => !isOpen && concealPanel(panel),
			}),
		);
	}
	let open: readonly HTMLElement[] = [];
	return {
		show(link) {
			const item = link?.closest('.elementor-toc__list-item');
			const next = [...toggles.keys()].filter(
				(list) => item && (item === list.parentElement || list.contains(item)),
			);
			for (const list of open) if (!next.includes(list)) toggles.get(list)?.set(false, 'group');
			for (const list of next) toggles.get(list)?.set(true, 'action');
			open = next;
		},
		end() {
			for (const [panel, toggle] of toggles) {
				toggle.finish();
				revealPanel(panel);
			}
		},
	};
}
