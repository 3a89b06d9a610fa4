import { statSync } from 'node:fs';
import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { perRecordBy } from '@outrigger/rules/values/per-record';
import { imageSize } from '../../media/image-sizes';
import { type MediaDetails, mediaDetails, mediaType } from '../../media/media-details';
import { sizesAttribute, srcSet } from '../../media/src-set';
import { mediaUrl, UPLOADS_PATH } from '../../media/uploads-url';
import { renderParagraphs } from '../../texts/excerpt';
import { type Typography, typographyIn } from '../../texts/typography';
import type { GraphQLContext } from '../context';

type Context = GraphQLContext;
interface SizeArgs {
	size?: string | null;
}
interface SizesArgs {
	include?: readonly (string | null | undefined)[] | null;
	exclude?: readonly (string | null | undefined)[] | null;
}

const own = ({ store }: Context) => store.settings.imageSizes;

/** A field of the file behind an attachment; `null` for an attachment without a file. */
function ofFile<A, T>(field: (media: MediaFileRecord, args: A, context: Context) => T) {
	return (post: PostRecord, args: A, context: Context): T | null =>
		post.media === null ? null : field(post.media, args, context);
}

const nameOf = (size: string | null | undefined, context: Context, fallback: string) =>
	size ? (context.names.imageSizes.toWordPress(size) ?? 'full') : fallback;

/** The EXIF data of a picture. Ours have none; WordPress writes zeros and empty texts then. */
const NO_CAMERA = {
	aperture: 0,
	camera: '',
	caption: '',
	copyright: '',
	createdTimestamp: 0,
	credit: '',
	focalLength: 0,
	iso: 0,
	keywords: [],
	orientation: '0',
	shutterSpeed: 0,
	title: '',
};

function bytesOf(path: string): number | null {
	return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

const captionOf = perRecordBy(
	(media: MediaFileRecord, marks: Typography) => renderParagraphs(media.caption, marks) || null,
);
const descriptionOf = perRecordBy(
	(media: MediaFileRecord, marks: Typography) => renderParagraphs(media.description, marks) || null,
);

/** The fields that only media items have. */
export const mediaItemFields = {
	altText: ofFile((media) => media.altText),
	caption: ofFile((media, _: object, context) => captionOf(media, typographyIn(context))),
	description: ofFile((media, _: object, context) => descriptionOf(media, typographyIn(context))),
	file: ofFile(
		(media, { size }: SizeArgs, context) =>
			imageSize(media, own(context), nameOf(size, context, 'full')).file,
	),
	filePath: ofFile(
		(media, { size }: SizeArgs, context) =>
			UPLOADS_PATH + imageSize(media, own(context), nameOf(size, context, 'full')).path,
	),
	// Sizes are rendered on the first request for them. Before that, only the original is on disk.
	fileSize: ofFile((media, { size }: SizeArgs) => (size ? null : bytesOf(media.sourcePath))),
	mediaItemUrl: ofFile((media, _: object, { siteUrl }) => mediaUrl(siteUrl, media)),
	mediaType: ofFile(mediaType),
	mimeType: ofFile((media) => media.mimeType),
	mediaDetails: ofFile((media, _: object, context) =>
		mediaDetails(media, own(context), context.siteUrl),
	),
	sizes: ofFile((media, { size }: SizeArgs, context) =>
		sizesAttribute(media, own(context), nameOf(size, context, 'medium')),
	),
	sourceUrl: ofFile((media, { size }: SizeArgs, context) => {
		const asked = imageSize(media, own(context), nameOf(size, context, 'full'));
		return mediaUrl(context.siteUrl, media, asked.path);
	}),
	srcSet: ofFile((media, { size }: SizeArgs, context) =>
		srcSet(media, own(context), context.siteUrl, nameOf(size, context, 'medium')),
	),
};

/** `MediaDetails`: `sizes` with its two lists of names, and what a camera wrote. */
export const mediaDetailsFields = {
	meta: () => NO_CAMERA,
	sizes: (details: MediaDetails, { include, exclude }: SizesArgs, { names }: Context) => {
		const wanted = (list: SizesArgs['include']) =>
			list?.map((value) => names.imageSizes.toWordPress(value ?? '')) ?? null;
		const only = wanted(include);
		const not = wanted(exclude);
		return details.sizes
			.filter(({ name }) => only === null || only.includes(name))
			.filter(({ name }) => not === null || !not.includes(name));
	},
};
