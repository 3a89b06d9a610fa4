import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * Calls back when a visitor follows a link of a menu.
 * @param isAny true if every link counts; otherwise only links to places of this page, which the menu would cover
 */
export function watchFollowedLinks(
	menu: HTMLElement,
	isAny: boolean,
	onFollow: () => void,
): Unsubscribe {
	const onClick = (event: Event) => {
		const link = event.target instanceof Element && event.target.closest('a[href]');
		if (!link || event.defaultPrevented) return;
		if (isAny || link.getAttribute('href')?.includes('#')) onFollow();
	};
	menu.addEventListener('click', onClick);
	return () => menu.removeEventListener('click', onClick);
}
