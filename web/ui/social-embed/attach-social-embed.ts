import { isPlainClick } from '../../browser/plain-click';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { decide, watchConsent } from '../../consent/consent';
import { frameFor } from '../load-frame';

/** The link that replaces a frame: the link of a widget, or of a post that a text quotes. */
const FACADE = 'a:is(.e-social-embed__facade,.e-network-post__facade)';

/**
 * Replaces a network's link by its frame when a visitor presses the link, or has allowed all such frames. A visitor who
 * withdraws the consent gets the link again, even after a press. The checkbox below the link allows all such frames
 * permanently.
 * @param root the widget's element
 */
export function attachSocialEmbed(root: HTMLElement): Unsubscribe {
	const link = root.querySelector<HTMLAnchorElement>(FACADE);
	if (!link) return () => {};
	const box = root.querySelector<HTMLInputElement>('.e-social-embed__choice input');
	let frame: HTMLIFrameElement | undefined;
	const show = () => {
		if (frame) return;
		frame = frameFor(link);
		link.replaceWith(frame);
	};
	const hide = () => {
		frame?.replaceWith(link);
		frame = undefined;
	};
	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		show();
		frame?.focus();
	};
	const onChange = () => decide({ social: box?.checked === true });
	link.addEventListener('click', onClick);
	box?.addEventListener('change', onChange);
	const stop = watchConsent('social', (isAllowed) => {
		if (box) box.checked = isAllowed;
		if (isAllowed) show();
		else hide();
	});
	return () => {
		stop();
		hide();
		link.removeEventListener('click', onClick);
		box?.removeEventListener('change', onChange);
	};
}
