import type { Masonry } from './masonry';

/** The class on wrappers of widgets whose editor switched masonry on. */
const ON = 'e-loop-masonry';

/**
 * Loads the masonry script for a widget with that setting, in a browser without native masonry; otherwise does nothing.
 *
 * @returns `refresh`, to be called after items were added or removed, and `detach`
 */
export function whenMasonry(element: HTMLElement): Masonry {
	let own: Masonry | undefined;
	let isDetached = false;
	if (element.classList.contains(ON) && !CSS.supports('grid-template-rows', 'masonry')) {
		import('./masonry').then(
			({ masonry }) => {
				if (!isDetached) own = masonry(element);
			},
			// If the script cannot be loaded, the items stay in rows.
			() => {},
		);
	}
	return {
		refresh: () => own?.refresh(),
		detach() {
			isDetached = true;
			own?.detach();
		},
	};
}
