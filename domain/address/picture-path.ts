/** The builder's own list of endings (section 5.1 of the specification). */
const PICTURE = /.\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** Whether the path of an address, without query and hash, ends like the file of a picture. */
export function isPicturePath(path: string): boolean {
	return PICTURE.test(path);
}
