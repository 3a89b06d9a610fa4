import { safeUrl } from '@outrigger/rules/address/safe-url';
import type { TextShape } from '@outrigger/rules/layout/text-path';

const SVG = 'http://www.w3.org/2000/svg';

let drawn = 0;

/** The direction and the start of a text along its shape. */
interface Run {
	isRightToLeft: boolean;
	/** The start in percent of the shape's length. */
	offset: (isRightToLeft: boolean) => number;
}

/**
 * Draws the text that the builder's markup keeps in `data-text` and `data-link-url`.
 * @returns a function that removes the drawing again
 */
export function drawText(root: HTMLElement, shape: TextShape, run: Run): () => void {
	drawn += 1;
	const id = `e-path-${drawn}-${root.closest<HTMLElement>('[data-id]')?.dataset.id ?? ''}`;
	const link = safeUrl(root.dataset.linkUrl);
	const words = document.createTextNode(root.dataset.text ?? '');
	const content = link === undefined ? words : make('a', { href: link }, words);
	const text = make(
		'text',
		{ direction: run.isRightToLeft ? 'rtl' : 'ltr' },
		make('textPath', { href: `#${id}`, startOffset: `${run.offset(run.isRightToLeft)}%` }, content),
	);
	const svg = make('svg', { viewBox: shape.viewBox }, make('path', { id, d: shape.d }), text);
	root.append(svg);
	return () => svg.remove();
}

function make(name: string, attributes: Record<string, string>, ...children: Node[]): SVGElement {
	const element = document.createElementNS(SVG, name) as SVGElement;
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	element.append(...children);
	return element;
}
