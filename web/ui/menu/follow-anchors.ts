import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * Lets links to places on this page mark the visitor's place. The page fetches the script for that if a menu has such
 * links; without the script they are plain links.
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
