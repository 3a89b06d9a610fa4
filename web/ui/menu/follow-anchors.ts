import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * Lets links to places on this page mark where one is. What does that is fetched for menus that have such links;
 * without it they are links.
 *
 * @param classify see `markActiveAnchors`
 */
export function followAnchors(
	root: HTMLElement,
	classify?: (link: HTMLAnchorElement, isActive: boolean) => void,
): Unsubscribe {
	const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href*="#"]:not([href="#"])')];
	let isOver = links.length === 0;
	let end: Unsubscribe | undefined;
	if (!isOver) {
		import('./active-anchors').then(
			({ markActiveAnchors }) => {
				if (!isOver) end = markActiveAnchors(links, classify);
			},
			() => {},
		);
	}
	return () => {
		isOver = true;
		end?.();
	};
}
