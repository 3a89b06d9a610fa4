import { isPlainClick } from '../browser/plain-click';

/** Tokens that our frames may have; other tokens of the markup are dropped. */
const SANDBOX_TOKENS = /^allow-[a-z-]+$/;

/**
 * The permissions that a player needs: its scripts and storage, the whole screen, links to the
 * film's own page.
 */
export const PLAYER_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
/**
 * The permissions that a network's plugin needs: its scripts and storage, its own windows to log
 * in, and forms in them.
 */
export const NETWORK_SANDBOX =
	'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';
/** Features of the browser that a player may use. */
export const PLAYER_FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A third party's frame, and its permissions. */
export interface FrameParts {
	src: string;
	/** The content of the frame, for assistive technology. */
	title: string;
	/** Tokens of `sandbox`. */
	sandbox: string;
	/** An `allow` list. */
	allow: string;
	className: string;
}

/**
 * Puts a third party's frame in the place of its link (`ClickToLoad`) when a visitor clicks that,
 * and not before. A click with a modifier opens the link as the browser does.
 *
 * @param root the widget's element
 * @param onLoad receives the frame once it stands in the page
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

/** The frame that a link stands for (`ClickToLoad`), not yet in the page. */
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
