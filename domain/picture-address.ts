/** The builder's own list of endings (section 5.1 of the specification). */
const PICTURE = /^[^?#]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]|$)/i;

/** Whether an address names a picture by its ending, whatever query stands behind it. */
export function isPictureAddress(address: string): boolean {
	return PICTURE.test(address);
}
