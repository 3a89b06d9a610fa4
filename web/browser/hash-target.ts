import { currentAddress } from './address';
import { watchEvents } from './events';
import { after } from './timers';
import type { Unsubscribe } from './unsubscribe';

/**
 * The element that a hash names, `#berths`: as it is written in the page, or decoded. Undefined for an empty hash and
 * for one that names nothing.
 */
export function hashTarget(hash: string): HTMLElement | undefined {
	const id = hash.slice(1);
	if (id === '') return undefined;
	return document.getElementById(id) ?? document.getElementById(decoded(id)) ?? undefined;
}

/**
 * Calls back with what the address names, where it names something: at once, whenever that changes, and when a visitor
 * follows a link to the hash that the address has already, of which the browser says nothing.
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
		// Others may answer the click in another way.
		cancel = after(0, tell);
	};
	const stops = [watchEvents(['hashchange'], tell), watchEvents(['click'], onClick)];
	tell();
	return () => {
		cancel();
		for (const stop of stops) stop();
	};
}

/** A name as it is written in the page; as it is written in the address where that is no encoding. */
function decoded(id: string): string {
	try {
		return decodeURIComponent(id);
	} catch {
		return id;
	}
}
