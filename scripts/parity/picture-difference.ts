import sharp, { type Sharp } from 'sharp';

/**
 * The largest difference of a colour value, of 255, that still counts as equal: a shadow, or the edge of a letter, may
 * differ that much.
 */
const TOLERANCE = 48;
/** The largest width of the compared pictures, in pixels; narrower pictures keep their width. */
const SHOWN_WIDTH = 480;
/** The largest height of a page's picture that is shown, in pixels; a higher picture is cut. */
const MOST_HEIGHT = 6_000;

/** Two pictures of a page and their difference. */
export interface PictureDifference {
	/** Both pictures and their difference, as data addresses with WebP. */
	theirs: string;
	ours: string;
	difference: string;
	/** 0 to 1. */
	share: number;
}

/**
 * Compares two pictures of a page pixel by pixel.
 * @param theirs PNG, like `ours`; the shorter picture counts as white below its end
 */
export async function comparePictures(theirs: Buffer, ours: Buffer): Promise<PictureDifference> {
	const sizes = await Promise.all([theirs, ours].map((one) => sharp(one).metadata()));
	const width = Math.min(SHOWN_WIDTH, ...sizes.map((size) => size.width));
	const heights = sizes.map((size) => Math.round((size.height * width) / size.width));
	const height = Math.min(MOST_HEIGHT, Math.max(...heights));
	const small = (picture: Buffer, own: number) =>
		sharp(picture)
			.resize({ width, height: own, fit: 'fill' })
			.extract({ left: 0, top: 0, width, height: Math.min(own, height) })
			.flatten({ background: '#fff' })
			.toColourspace('srgb')
			.png()
			.toBuffer();
	const [a, b] = await Promise.all([
		small(theirs, heights[0] ?? height),
		small(ours, heights[1] ?? height),
	]);
	const onWhite = (picture: Buffer) =>
		sharp({ create: { width, height, channels: 3, background: '#fff' } })
			.composite([{ input: picture, left: 0, top: 0 }])
			.removeAlpha()
			.raw()
			.toBuffer();
	const [left, right] = await Promise.all([onWhite(a), onWhite(b)]);
	const marks = Buffer.alloc(width * height * 3, 255);
	let different = 0;
	for (let at = 0; at < left.length; at += 3) {
		const distance = Math.max(
			...[0, 1, 2].map((channel) =>
				Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)),
			),
		);
		if (distance <= TOLERANCE) continue;
		different += 1;
		marks[at + 1] = 40;
		marks[at + 2] = 60;
	}
	const drawn = sharp(marks, { raw: { width, height, channels: 3 } });
	return {
		theirs: await dataAddress(sharp(a)),
		ours: await dataAddress(sharp(b)),
		difference: await dataAddress(drawn),
		share: different / (width * height),
	};
}

async function dataAddress(picture: Sharp): Promise<string> {
	const bytes = await picture.webp({ quality: 60 }).toBuffer();
	return `data:image/webp;base64,${bytes.toString('base64')}`;
}
