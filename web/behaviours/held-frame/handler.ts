import type { Attach } from '../../attach/handler';

/**
 * Loads what a frame of another host shows when a visitor presses the link that the host put into it. A press with a
 * modifier follows the link, as it does without script.
 */
export const attach: Attach = (element) => {
	const frame = element as HTMLIFrameElement;
	const { frameSrc } = frame.dataset;
	if (frameSrc === undefined) return () => {};
	const onClick = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		frame.removeAttribute('srcdoc');
		delete frame.dataset.frameSrc;
		frame.src = frameSrc;
		frame.focus();
	};
	let link: HTMLAnchorElement | null | undefined;
	// A frame's document is there at once or later, and another one once it shows what was asked for.
	const listen = () => {
		link?.removeEventListener('click', onClick);
		link = frame.dataset.frameSrc === undefined ? null : frame.contentDocument?.querySelector('a');
		link?.addEventListener('click', onClick);
	};
	frame.addEventListener('load', listen);
	listen();
	return () => {
		frame.removeEventListener('load', listen);
		link?.removeEventListener('click', onClick);
	};
};
