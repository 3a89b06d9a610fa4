import { isPlainClick } from '../browser/plain-click';

/** Matches the permissions that frames of this host may have; other tokens in the markup are dropped. */
const SANDBOX_TOKENS = /^allow-[a-z-]+$/;

/** The permissions that a player needs: scripts and storage, full screen, links to the film's own page. */
export const PLAYER_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
/** The permissions that a network's plugin needs: scripts and storage, windows for a login, and forms in these. */
export const NETWORK_SANDBOX =
	'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';
/** Features of the browser that a player may use. */
export const PLAYER_FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A third party's frame, and its permissions. */
export interface FrameParts {
	src: string;
	/** A name for the content of the frame, for assistive technology. */
	title: string;
	/** Tokens of `sandbox`. */
	sandbox: string;
	/** An `allow` list. */
	allow: string;
	className: string;
}

/**
 * Replaces a link (`ClickToLoad`) by a third party's frame when a visitor clicks the link, and not before. A click with
 * a modifier opens the link as the browser does.
 *
 * @param root the widget's element
 * @param onLoad receives the frame when it is in the page
 */
export function loadFrameOnClick(
	root: HTMLElement,
	onLoad?: (frame: HTMLIFrameElement) => void,
): () => void {
	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		const link = (event.target as Element).closest<HTMLAnchorElement>('a.e-click-to-load');
		if (!link || !root.contains(link)) return;
		event.preventDefault();
		const frame = frameFor(link);
		link.replaceWith(frame);
		frame.focus();
		onLoad?.(frame);
	};
	root.addEventListener('click', onClick);
	return () => root.removeEventListener('click', onClick);
}

/** The frame that a link (`ClickToLoad`) replaces, not yet in the page. */
export function frameFor({ href, dataset }: HTMLAnchorElement): HTMLIFrameElement {
	return frameOf({
		src: dataset.frameSrc ?? href,
		title: dataset.frameTitle ?? '',
		sandbox: dataset.frameSandbox ?? '',
		allow: dataset.frameAllow ?? '',
		className: dataset.frameClass ?? '',
	});
}

/** A frame of a third party, not yet in the page. */
export function frameOf({ src, title, sandbox, allow, className }: FrameParts): HTMLIFrameElement {
	const frame = document.createElement('iframe');
	frame.sandbox.add(...sandbox.split(' ').filter((token) => SANDBOX_TOKENS.test(token)));
	Object.assign(frame, { className, title, allow, allowFullscreen: true });
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = src;
	return frame;
}
