/** The button that stops what moves by itself (WCAG 2.2.2). */
export interface PauseButton {
	set: (state: 'moving' | 'paused') => void;
	remove: () => void;
}

/** Puts the button into the corner of an animation, outside of its link. */
export function addPauseButton(box: HTMLElement, onPress: () => void): PauseButton {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'e-lottie__pause';
	button.addEventListener('click', onPress);
	const set = (state: 'moving' | 'paused') => {
		button.dataset.state = state;
		button.setAttribute(
			'aria-label',
			state === 'moving' ? 'Pause the animation' : 'Play the animation',
		);
	};
	set('moving');
	box.closest('.e-lottie')?.append(button);
	return { set, remove: () => button.remove() };
}
