/** Width and height in pixels. */
export interface Dimensions {
	width: number;
	height: number;
}

/** The box an image size fits in; 0 leaves that side free. */
export interface SizeBox extends Dimensions {
	crop: boolean;
}

/** Returns true if two lengths differ only by rounding, within WordPress's tolerance. */
function isNearly(one: number, other: number): boolean {
	return Math.abs(one - other) <= 1;
}

/**
 * Shrinks dimensions into a box and keeps their ratio, by WordPress's rule: never enlarges, and a side
 * that rounding left one pixel short of the box gets that pixel.
 * @param box 0 means that side is free
 */
export function constrainDimensions(from: Dimensions, box: Dimensions): Dimensions {
	const shrinksWidth = box.width > 0 && from.width > box.width;
	const shrinksHeight = box.height > 0 && from.height > box.height;
	if (!shrinksWidth && !shrinksHeight) return { width: from.width, height: from.height };
	const widthRatio = shrinksWidth ? box.width / from.width : 1;
	const heightRatio = shrinksHeight ? box.height / from.height : 1;
	const larger = Math.max(widthRatio, heightRatio);
	const overflows =
		(box.width > 0 && Math.round(from.width * larger) > box.width) ||
		(box.height > 0 && Math.round(from.height * larger) > box.height);
	const ratio = overflows ? Math.min(widthRatio, heightRatio) : larger;
	const width = Math.max(1, Math.round(from.width * ratio));
	const height = Math.max(1, Math.round(from.height * ratio));
	return {
		width: shrinksWidth && width === box.width - 1 ? box.width : width,
		height: shrinksHeight && height === box.height - 1 ? box.height : height,
	};
}

function cropDimensions(from: Dimensions, box: Dimensions): Dimensions {
	const ratio = from.width / from.height;
	const width = Math.min(box.width, from.width);
	const height = Math.min(box.height, from.height);
	return {
		width: width || Math.round(height * ratio),
		height: height || Math.round(width / ratio),
	};
}

/**
 * Returns the dimensions of an image in a box; `null` where WordPress makes no such size, because
 * the image is not larger than the box.
 */
export function resizeDimensions(from: Dimensions, box: SizeBox): Dimensions | null {
	if (box.width <= 0 && box.height <= 0) return null;
	const isTooSmall =
		box.width > 0 && box.height > 0
			? from.width < box.width && from.height < box.height
			: box.width > 0
				? from.width < box.width
				: from.height < box.height;
	if (isTooSmall) return null;
	const to = box.crop ? cropDimensions(from, box) : constrainDimensions(from, box);
	return isNearly(to.width, from.width) && isNearly(to.height, from.height) ? null : to;
}

/**
 * Returns true if two images are the same picture at different scales: the larger one, scaled to the smaller one's
 * width, has its height.
 */
export function hasSameRatio(one: Dimensions, other: Dimensions): boolean {
	const [large, small] = one.width > other.width ? [one, other] : [other, one];
	const expected = constrainDimensions(large, { width: small.width, height: 0 });
	return isNearly(expected.width, small.width) && isNearly(expected.height, small.height);
}
