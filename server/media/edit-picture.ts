import sharp, { type Sharp } from 'sharp';
import type { PictureEdit } from './picture-work';

/** The colour of the corners that stay empty when a picture is turned. */
const EMPTY = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture after an editor's changes. Each change starts from the result of the one before. */
export async function editPicture(picture: Sharp, edits: readonly PictureEdit[]): Promise<Sharp> {
	let edited = picture.autoOrient().toColourspace('srgb');
	for (const edit of edits) edited = await apply(edit, edited);
	return edited;
}

async function apply(edit: PictureEdit, picture: Sharp): Promise<Sharp> {
	if (edit.type === 'rotate') return settled(picture.rotate(edit.angle, { background: EMPTY }));
	if (edit.type === 'flip') {
		if (edit.horizontal) picture.flop();
		return settled(edit.vertical ? picture.flip() : picture);
	}
	const whole = await settled(picture);
	const { width = 0, height = 0 } = await whole.metadata();
	const part = (percent: number, of: number) => Math.round((of * percent) / 100);
	const left = Math.min(part(edit.left, width), width - 1);
	const top = Math.min(part(edit.top, height), height - 1);
	return whole.extract({
		left,
		top,
		width: Math.max(1, Math.min(part(edit.width, width), width - left)),
		height: Math.max(1, Math.min(part(edit.height, height), height - top)),
	});
}

/** Returns the picture after all operations so far were carried out. */
async function settled(picture: Sharp): Promise<Sharp> {
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	return sharp(data, { raw: { width, height, channels } });
}
