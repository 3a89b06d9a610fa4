import { sessionText } from '../../browser/stored-text';
import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * The storage key of the hosts whose frames the visitor allowed until the tab is closed; the value separates the hosts
 * by spaces.
 */
const LET_IN = 'e-frame-hosts';
const hostsLetIn = () => sessionText.read(LET_IN)?.split(' ') ?? [];

/**
 * Loads the content of another host's frame when a visitor presses the link that the server put into the frame. A press
 * with a modifier key follows the link, as it does without script. With a checkbox beside the link, the visitor allows
 * the frames of that host on further pages of the tab; these frames load late, and nothing in them plays automatically.
 */
export function attach(element: HTMLElement): Unsubscribe {
	const frame = element as HTMLIFrameElement;
	const { frameSrc = '' } = frame.dataset;
	if (!URL.canParse(frameSrc)) return () => {};
	const address = new URL(frameSrc);
	const load = (src: string) => {
		delete frame.dataset.frameSrc;
		// The address takes effect after the held document is removed. So there is only one navigation; two can end on
		// an empty page.
		frame.src = src;
		frame.removeAttribute('srcdoc');
	};
	if (hostsLetIn().includes(address.host)) {
		address.searchParams.delete('autoplay');
		frame.loading = 'lazy';
		load(address.href);
		return () => {};
	}
	let box: HTMLInputElement | null | undefined;
	const onClick = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		if (box?.checked) sessionText.write(LET_IN, [...hostsLetIn(), address.host].join(' '));
		load(frameSrc);
		frame.focus();
	};
	let link: HTMLAnchorElement | null | undefined;
	// A frame's document exists at once or later, and it is replaced when the frame shows the requested page.
	const listen = () => {
		link?.removeEventListener('click', onClick);
		const inside = frame.dataset.frameSrc === undefined ? null : frame.contentDocument;
		link = inside?.querySelector('a');
		link?.addEventListener('click', onClick);
		box = inside?.querySelector('input');
		box?.closest('label')?.removeAttribute('hidden');
	};
	frame.addEventListener('load', listen);
	listen();
	return () => {
		frame.removeEventListener('load', listen);
		link?.removeEventListener('click', onClick);
	};
}
