import type { FrameWindow } from '../apply/element-sheet';

/**
 * Rules for the marks over elements of the page in the frame. The marks take no space and do not react to the pointer.
 */
const CSS = `
[data-inspector-outline]{position:fixed;z-index:2147483646;box-sizing:border-box;pointer-events:none;margin:0;padding:0}
[data-inspector-outline=chosen]{border:3px solid #3a4be0}
[data-inspector-outline=pointed]{border:2px dashed #3a4be0;background:rgb(58 75 224 / .08)}
`;

/** Marks of elements in the frame. */
export interface Outline {
	/**
	 * Puts the mark around the place where this element is painted, and moves the mark together with the element; null
	 * removes the mark.
	 */
	mark(kind: 'chosen' | 'pointed', element: Element | null): void;
	stop(): void;
}

/** Makes the marks of one page. With each frame that the browser paints, they follow scrolling and motion. */
export function outline(frame: FrameWindow): Outline {
	const { document } = frame;
	const sheet = new frame.CSSStyleSheet();
	sheet.replaceSync(CSS);
	document.adoptedStyleSheets.push(sheet);
	const marks = new Map<string, { box: HTMLElement; element: Element }>();
	let request = 0;

	function follow(): void {
		request = 0;
		for (const { box, element } of marks.values()) {
			const { left, top, width, height } = element.getBoundingClientRect();
			Object.assign(box.style, {
				left: `${left}px`,
				top: `${top}px`,
				width: `${width}px`,
				height: `${height}px`,
				display: width + height > 0 ? 'block' : 'none',
			});
		}
		if (marks.size > 0) request = frame.requestAnimationFrame(follow);
	}

	return {
		mark(kind, element) {
			marks.get(kind)?.box.remove();
			marks.delete(kind);
			if (!element) return;
			const box = document.createElement('div');
			box.dataset.inspectorOutline = kind;
			(element.closest('dialog') ?? document.body).append(box);
			marks.set(kind, { box, element });
			if (request === 0) follow();
		},
		stop() {
			frame.cancelAnimationFrame(request);
			for (const { box } of marks.values()) box.remove();
			marks.clear();
		},
	};
}
