/** The button that stops an automatic movement (WCAG 2.2.2). */
export interface PauseButton {
	/** The button itself; its widget inserts it into the page, and `remove()` removes it. */
	element: HTMLButtonElement;
	/** Shows the effect of the next press. */
	show: (isMoving: boolean) => void;
}

/**
 * Makes the button for a moving part.
 * @param className the widget's class for place, size and colours
 * @param names the names of the button while the part moves, and while it rests
 */
export function createPauseButton(
	className: string,
	names: { pause: string; play: string },
	onPress: () => void,
): PauseButton {
	const element = document.createElement('button');
	element.type = 'button';
	element.className = `e-pause-button ${className}`;
	element.addEventListener('click', onPress);
	const show = (isMoving: boolean) => {
		element.dataset.state = isMoving ? 'moving' : 'paused';
		element.setAttribute('aria-label', isMoving ? names.pause : names.play);
	};
	show(true);
	return { element, show };
}
