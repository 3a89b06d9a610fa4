/** The classes of a picture that the Ken Burns effect moves, for `ken-burns.css`: it zooms in or out. */
export function kenBurnsClasses(direction: 'in' | 'out'): string {
	return `elementor-ken-burns elementor-ken-burns--${direction}`;
}

/**
 * Moves the pictures of the shown slide, and returns the others to their start.
 * @param root the element around the slides
 * @param shown the visible slide; null for none
 */
export function moveKenBurns(root: ParentNode, shown: Element | null): void {
	for (const picture of root.querySelectorAll('.elementor-ken-burns')) {
		picture.classList.toggle('elementor-ken-burns--active', shown?.contains(picture) ?? false);
	}
}

/**
 * Stops the pictures at their present position, or lets them continue, because a visitor must be able to stop a motion
 * of 20 s.
 */
export function holdKenBurns(root: ParentNode, isHeld: boolean): void {
	for (const picture of root.querySelectorAll('.elementor-ken-burns')) {
		holdTransitions(picture, isHeld);
	}
}

/** Pauses or resumes the CSS transitions of an element. A browser that cannot pause them lets them run. */
export function holdTransitions(element: Element, isHeld: boolean): void {
	for (const transition of element.getAnimations?.() ?? []) {
		if (isHeld) transition.pause();
		else if (transition.playState === 'paused') transition.play();
	}
}
