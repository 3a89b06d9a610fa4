import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import type { CartLine } from './use-cart';

/** Width and height of the picture of a line, in CSS pixels. */
const SIDE = 96;

/**
 * The picture of a line: a small file of the library where there is one. Its alternative text is empty, because the
 * name is beside it.
 */
export function LinePicture({ line }: { line: CartLine }) {
	const image = line.variation?.node?.image ?? line.product?.node?.image;
	const sizes = image?.mediaDetails?.sizes ?? [];
	const small = sizes.find((size) => size?.name === 'thumbnail') ?? sizes[0];
	const src = safeMediaUrl(small?.sourceUrl ?? image?.sourceUrl ?? '');
	return src ? <img src={src} alt="" width={SIDE} height={SIDE} /> : null;
}
