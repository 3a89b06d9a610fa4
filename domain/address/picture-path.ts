/** The builder's list of file extensions (section 5.1 of the specification). */
const PICTURE = /.\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** True for a path, without query and hash, that ends with a picture's file extension. */
export function isPicturePath(path: string): boolean {
	return PICTURE.test(path);
}
