import type { Attach } from '../../attach/handler';
import { watchBoxSizes } from '../../browser/box-sizes';
import { computedStyle, isRightToLeft } from '../../browser/computed-style';

/**
 * Makes a stretched section as wide as the page, or as the kit's container for such sections, wherever it is in the
 * theme's content. Before that the sheet makes it as wide as the window.
 */
export const attach: Attach = (section) => {
	const page = containerOf(section);
	const place = () => {
		const frame = page.getBoundingClientRect();
		const box = section.getBoundingClientRect();
		const isFromRight = isRightToLeft(section);
		const own = Number.parseFloat(computedStyle(section)[isFromRight ? 'right' : 'left']) || 0;
		const start = isFromRight ? box.right + own - frame.right : frame.left - (box.left - own);
		section.style.setProperty('--stretched-start', `${start}px`);
		section.style.setProperty('--stretched-width', `${frame.width}px`);
	};
	const stop = watchBoxSizes([page], place);
	return () => {
		stop();
		section.style.removeProperty('--stretched-start');
		section.style.removeProperty('--stretched-width');
	};
};

/** Returns the element whose width the sections get; the page, if the selector finds nothing or is invalid. */
function containerOf({ ownerDocument }: HTMLElement): Element {
	const { body, documentElement } = ownerDocument;
	try {
		return ownerDocument.querySelector(body.dataset.stretchedIn ?? '') ?? documentElement;
	} catch {
		return documentElement;
	}
}
