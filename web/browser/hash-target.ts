import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { currentAddress } from './address';
import { watchEvents } from './events';
import { after } from './timers';
import type { Unsubscribe } from './unsubscribe';

/**
 * The element that a hash names, `#berths`, as written in the page or decoded. Undefined for an empty hash and for an
 * unknown name.
 */
export function hashTarget(hash: string): HTMLElement | undefined {
	const id = hash.slice(1);
	if (id === '') return undefined;
	return document.getElementById(id) ?? document.getElementById(decoded(id)) ?? undefined;
}

/**
 * Calls a listener with the element that the address names: at once, at each change, and when the visitor follows a
 * link to the current hash again, for which browsers send no event.
 */
export function watchHashTarget(onTarget: (target: HTMLElement) => void): Unsubscribe {
	let cancel: Unsubscribe = () => {};
	const tell = () => {
		const target = hashTarget(currentAddress().hash);
		if (target) onTarget(target);
	};
	const onClick = ({ target }: Event) => {
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
		if (!link || link.hash === '' || link.href !== currentAddress().href) return;
		cancel();
		// Other listeners may cancel the click.
		cancel = after(0, tell);
	};
	const stops = [watchEvents(['hashchange'], tell), watchEvents(['click'], onClick)];
	tell();
	return () => {
		cancel();
		for (const stop of stops) stop();
	};
}

/** Decodes a name from the address; returns it unchanged if its encoding is invalid. */
const decoded = (id: string): string => percentDecoded(id) ?? id;
