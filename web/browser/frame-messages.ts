import type { Unsubscribe } from './unsubscribe';

/** A message: an object whose fields are unchecked. */
export type FrameMessage = Readonly<Record<string, unknown>>;

/** Receives messages from a frame of this origin. */
export function watchFrame(
	frame: HTMLIFrameElement,
	listener: (message: FrameMessage) => void,
): Unsubscribe {
	return watchMessages((source) => source === frame.contentWindow, listener);
}

/** Sends a message to a frame of this origin. */
export function tellFrame(frame: HTMLIFrameElement, message: FrameMessage): void {
	frame.contentWindow?.postMessage(message, location.origin);
}

/** In a frame: receives messages from the page around it. */
export function watchPage(listener: (message: FrameMessage) => void): Unsubscribe {
	return watchMessages((source) => source === parent, listener);
}

/** In a frame: sends a message to the page around it, if that has the same origin. */
export function tellPage(message: FrameMessage): void {
	if (parent !== window) parent.postMessage(message, location.origin);
}

/**
 * In a frame: calls `ask` at an interval and sends its result to the page around it. The interval is in this file and
 * not in `timers.ts`. Otherwise the page's script would share a file with the frame's script, and every page would
 * fetch that file.
 * @param ask returns the message to send, or null if there is none
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
