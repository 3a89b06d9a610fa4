/**
 * Puts a button behind a headline that stops and restarts what moves by itself (WCAG 2.2.2).
 * @returns takes it away
 */
export function addPauseButton(
	headline: HTMLElement,
	onPause: (isPaused: boolean) => void,
): () => void {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'elementor-headline-pause';
	let isPaused = false;
	const show = () => {
		button.ariaLabel = isPaused
			? 'Play the headline’s animation'
			: 'Pause the headline’s animation';
		button.dataset.state = isPaused ? 'paused' : 'playing';
	};
	button.addEventListener('click', () => {
		isPaused = !isPaused;
		show();
		onPause(isPaused);
	});
	show();
	headline.after(button);
	return () => button.remove();
}
