import type { Unsubscribe } from './unsubscribe';

/** What is said: an object whose fields nobody has checked. */
export type FrameMessage = Readonly<Record<string, unknown>>;

/** Hears what a frame of this origin says to its page. */
export function watchFrame(
	frame: HTMLIFrameElement,
	listener: (message: FrameMessage) => void,
): Unsubscribe {
	return watchMessages((source) => source === frame.contentWindow, listener);
}

/** Says something to a frame of this origin. */
export function tellFrame(frame: HTMLIFrameElement, message: FrameMessage): void {
	frame.contentWindow?.postMessage(message, location.origin);
}

/** In a frame: hears what the page around it says. */
export function watchPage(listener: (message: FrameMessage) => void): Unsubscribe {
	return watchMessages((source) => source === parent, listener);
}

/** In a frame: says something to the page around it, if that is of this origin. */
export function tellPage(message: FrameMessage): void {
	if (parent !== window) parent.postMessage(message, location.origin);
}

/**
 * In a frame: asks every so often whether there is something to say to the page around it. The interval stands here and
 * not in `timers.ts`: the page's own script would then share a file with the frame's, and every page would fetch it.
 * @param ask gives null where there is nothing to say
 */
export function tellPageEvery(milliseconds: number, ask: () => FrameMessage | null): void {
	setInterval(() => {
		const message = ask();
		if (message) tellPage(message);
	}, milliseconds);
}

function watchMessages(
	isSpeaker: (source: MessageEventSource | null) => boolean,
	listener: (message: FrameMessage) => void,
): Unsubscribe {
	const hear = ({ origin, source, data }: MessageEvent) => {
		const isObject = typeof data === 'object' && data !== null;
		if (isObject && origin === location.origin && isSpeaker(source)) listener(data);
	};
	addEventListener('message', hear);
	return () => removeEventListener('message', hear);
}
