import { currentAddress } from '../browser/address';
import { viewportHeight, viewportWidth } from '../browser/viewport';

/** The largest difference of the ratios of two files that count as the same picture. It allows for rounding. */
const SAME_SHAPE = 0.02;

/** What is known about a picture before it is fetched. */
export interface PictureSource {
	srcset: string;
	/** CSS pixels of the whole picture; null if unknown. */
	width: number | null;
	height: number | null;
}

/**
 * Returns what the link to a picture, and the small picture inside the link, tell about the whole picture: its size,
 * and files of other sizes that show the same picture.
 */
export function sourceOf(link: Element, src: string): PictureSource {
	const small = link.querySelector('img');
	const declared = shapeOf(link, 'data-elementor-lightbox-');
	const shown = small && shapeOf(small, '');
	const own = link.getAttribute('data-elementor-lightbox-srcset') ?? '';
	const isWhole = shown && (!declared || Math.abs(shown.ratio / declared.ratio - 1) < SAME_SHAPE);
	const candidates = ownCandidates(own || (isWhole ? (small?.getAttribute('srcset') ?? '') : ''));
	const isListed = candidates.some(({ url }) => url === src);
	// If no size is declared but the `srcset` contains the linked file, the other files have the same ratio as that
	// file.
	const isKnown = declared !== null || isListed;
	const size = declared ?? (isListed && shown ? scaled(shown, candidates) : null);
	const { width = null, height = null } = size ?? {};
	// The linked file is a candidate too, if the markup gives its width.
	if (candidates.length > 0 && !isListed && width) candidates.push({ url: src, width });
	const srcset = candidates.map((one) => `${one.url} ${one.width}w`).join(', ');
	return { srcset: isKnown ? srcset : '', width, height };
}

/** Returns the width at which a picture of this shape is shown here, for `sizes`. CSS pixels. */
export function shownWidth({ width, height }: PictureSource): number {
	const ratio = width && height ? width / height : 1.5;
	return Math.ceil(Math.min(viewportWidth(), viewportHeight() * ratio));
}

interface Shape {
	width: number;
	height: number;
	ratio: number;
}

function shapeOf(element: Element, prefix: string): Shape | null {
	const [width, height] = ['width', 'height'].map((name) =>
		Number(element.getAttribute(prefix + name)),
	);
	return width && height && width > 0 && height > 0
		? { width, height, ratio: width / height }
		: null;
}

function scaled(shape: Shape, candidates: readonly { width: number }[]): Shape {
	const width = Math.max(...candidates.map((candidate) => candidate.width));
	return { ...shape, width, height: Math.round(width / shape.ratio) };
}

/** The candidates that this page may load, because they are on this site. */
function ownCandidates(srcset: string): { url: string; width: number }[] {
	const page = currentAddress();
	return srcset.split(/,\s+/).flatMap((text) => {
		const [address = '', size = ''] = text.trim().split(/\s+/);
		const width = Number(/^(\d+)w$/.exec(size)?.[1]);
		if (!width || !URL.canParse(address, page.href)) return [];
		const { href, origin } = new URL(address, page);
		return origin === page.origin ? [{ url: href, width }] : [];
	});
}
