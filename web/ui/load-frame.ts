/** Tokens that a frame of ours may have; whatever else the markup says is left out. */
const SANDBOX_TOKENS = /^allow-[a-z-]+$/;

/**
 * Puts a third party's frame in the place of its link (`ClickToLoad`) when a visitor clicks that, and not before.
 * A click with a modifier opens the link as the browser does.
 *
 * @param root the widget's element
 */
export function loadFrameOnClick(root: HTMLElement): () => void {
	const onClick = (event: MouseEvent) => {
		if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const link = (event.target as Element).closest<HTMLAnchorElement>('a.e-click-to-load');
		if (!link || !root.contains(link)) return;
		event.preventDefault();
		const frame = frameOf(link);
		link.replaceWith(frame);
		frame.focus();
	};
	root.addEventListener('click', onClick);
	return () => root.removeEventListener('click', onClick);
}

function frameOf({ href, dataset }: HTMLAnchorElement): HTMLIFrameElement {
	const frame = document.createElement('iframe');
	const tokens = (dataset.frameSandbox ?? '').split(' ');
	frame.sandbox.add(...tokens.filter((token) => SANDBOX_TOKENS.test(token)));
	frame.className = dataset.frameClass ?? '';
	frame.title = dataset.frameTitle ?? '';
	frame.allow = dataset.frameAllow ?? '';
	frame.allowFullscreen = true;
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = href;
	return frame;
}
