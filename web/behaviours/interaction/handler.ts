import { type Interaction, readInteractions } from '@outrigger/rules/motion/interaction';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { watchDevice } from '../../browser/device';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { play } from './play';
import { onClick, onHover } from './pointer-triggers';
import { onScrollIn, onScrollOut, type Play } from './scroll-triggers';

/**
 * Moves elements of version 4: an element with its interactions in `data-interactions`, or all elements in the
 * builder's own list at the end of the page. Interactions that cannot be read do nothing.
 */
export function attach(element: HTMLElement): Unsubscribe {
	const undo =
		element instanceof HTMLScriptElement
			? listed(element).flatMap(([target, interactions]) => attachAll(target, interactions))
			: attachAll(element, readInteractions(element.dataset.interactions));
	return () => {
		for (const end of undo) end();
	};
}

function attachAll(element: HTMLElement, interactions: readonly Interaction[]): Unsubscribe[] {
	return interactions.flatMap((interaction) => attachOne(element, interaction));
}

function attachOne(element: HTMLElement, interaction: Interaction): Unsubscribe[] {
	let animation: Animation | undefined;
	const start = () => {
		animation?.cancel();
		animation = play(element, interaction);
		return animation;
	};
	const stops = [
		listen(element, interaction, start),
		watchReducedMotion((isReduced) => {
			if (!isReduced || animation?.playState !== 'running') return;
			if (interaction.times === 0) animation.cancel();
			else animation.finish();
		}),
		watchDevice((device) => {
			if (interaction.excluded?.includes(device)) animation?.cancel();
		}),
	];
	return [...stops, () => animation?.cancel()];
}

function listen(element: HTMLElement, interaction: Interaction, start: Play): Unsubscribe {
	switch (interaction.trigger) {
		case 'load':
			// The sheet of our own pages has already played an entrance. In the markup of WordPress an entrance would
			// hide an element that the visitor has already seen.
			if (interaction.type === 'out') start();
			return () => {};
		case 'scrollIn':
			return onScrollIn(element, interaction, start);
		case 'scrollOut':
			return onScrollOut(element, interaction, start);
		case 'hover':
			return onHover(element, interaction, start);
		case 'click':
			return onClick(element, start);
	}
}

/** Returns the elements of the builder's list, `[{elementId, interactions}]`; several elements may have one id. */
function listed({ textContent }: HTMLScriptElement): [HTMLElement, Interaction[]][] {
	let list: unknown;
	try {
		list = JSON.parse(textContent);
	} catch {
		return [];
	}
	return (Array.isArray(list) ? list : []).flatMap((entry) => {
		const { elementId, interactions } = plainObjectOf(entry);
		if (typeof elementId !== 'string' && typeof elementId !== 'number') return [];
		const selector = `[data-interaction-id="${CSS.escape(String(elementId))}"]`;
		const found = [...document.querySelectorAll<HTMLElement>(selector)];
		return found.map((element): [HTMLElement, Interaction[]] => [
			element,
			readInteractions(interactions),
		]);
	});
}
