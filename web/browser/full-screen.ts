import type { Unsubscribe } from './unsubscribe';

/** Whether pages may fill the screen here (an iPhone lets films alone do so). */
export function mayFillScreen(): boolean {
	return document.fullscreenEnabled === true;
}

/** Fills the screen with an element, or ends that. A browser that does not want to is no fault. */
export function toggleFullScreen(element: Element): void {
	const done = document.fullscreenElement
		? document.exitFullscreen()
		: element.requestFullscreen({ navigationUI: 'hide' });
	done.catch(() => {});
}

/** Ends it, where something fills the screen. */
export function leaveFullScreen(): void {
	if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** Says whenever the screen is filled, or no longer. */
export function watchFullScreen(onChange: (isFull: boolean) => void): Unsubscribe {
	const tell = () => onChange(document.fullscreenElement !== null);
	document.addEventListener('fullscreenchange', tell);
	return () => document.removeEventListener('fullscreenchange', tell);
}
