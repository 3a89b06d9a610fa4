import type { Interaction } from '@outrigger/rules/motion/interaction';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { Play } from './scroll-triggers';

/** Plays an interaction at each click on its element; pressing Enter on a link or button is a click, too. */
export function onClick(element: HTMLElement, play: Play): Unsubscribe {
	element.addEventListener('click', play);
	return () => element.removeEventListener('click', play);
}

/**
 * Plays an interaction each time that the pointer enters its element or the keyboard's focus moves into it. An element
 * with an exit effect comes back when pointer or focus leaves it. Touch does not count as hovering.
 */
export function onHover(element: HTMLElement, { type }: Interaction, play: Play): Unsubscribe {
	const listeners = new AbortController();
	const { signal } = listeners;
	let animation: Animation | undefined;
	let from = '';
	const end = () => {
		if (type === 'out') animation?.reverse();
	};
	const start = () => {
		if (animation?.playState !== 'running') animation = play();
	};
	element.addEventListener(
		'pointerenter',
		({ pointerType, clientX, clientY }) => {
			const place = `${clientX} ${clientY}`;
			// The element may move away from under a pointer that does not move, and come back under it.
			if (pointerType === 'touch' || place === from) return;
			from = place;
			start();
		},
		{ signal },
	);
	element.addEventListener('pointerleave', end, { signal });
	element.addEventListener(
		'focusin',
		({ target }) => target instanceof Element && target.matches(':focus-visible') && start(),
		{ signal },
	);
	element.addEventListener('focusout', end, { signal });
	return () => listeners.abort();
}
