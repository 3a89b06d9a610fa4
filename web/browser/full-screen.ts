import type { Unsubscribe } from './unsubscribe';

/** True where a page may fill the screen (an iPhone allows it for films only). */
export function mayFillScreen(): boolean {
	return document.fullscreenEnabled === true;
}

/** Makes an element fill the screen, or ends that. A refusal of the browser is not an error. */
export function toggleFullScreen(element: Element): void {
	const done = document.fullscreenElement
		? document.exitFullscreen()
		: element.requestFullscreen({ navigationUI: 'hide' });
	done.catch(() => {});
}

/** Leaves full screen, if an element fills it. */
export function leaveFullScreen(): void {
	if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** Calls back whenever full screen begins or ends. */
export function watchFullScreen(onChange: (isFull: boolean) => void): Unsubscribe {
	const tell = () => onChange(document.fullscreenElement !== null);
	document.addEventListener('fullscreenchange', tell);
	return () => document.removeEventListener('fullscreenchange', tell);
}
