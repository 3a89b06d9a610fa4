/** The button that stops an automatic movement (WCAG 2.2.2). */
export interface PauseButton {
	/** Goes into the page where its widget wants it; `remove()` takes it away. */
	element: HTMLButtonElement;
	/** Shows the effect of the next press. */
	show: (isMoving: boolean) => void;
}

/**
 * Makes the button for a moving part.
 * @param className of its widget, for place, size and colours
 * @param names of the button while the part moves, and while it rests
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
