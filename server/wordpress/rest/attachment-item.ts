import { statSync } from 'node:fs';
import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { perRecord } from '@outrigger/rules/values/per-record';
import { isDrawing } from '../media/find-upload';
import { fullSize, imageSize, imageSizes } from '../media/image-sizes';
import { mediaType } from '../media/media-details';
import { sizesAttribute, srcSet } from '../media/src-set';
import { mediaUrl } from '../media/uploads-url';
import { renderParagraphs } from '../texts/excerpt';
import { typographyIn } from '../texts/typography';
import { commonFields } from './post-fields';
import { postEmbeds, postLinks } from './post-relations';
import type { Detail, RestContext } from './rest-context';
import type { RestItem } from './rest-item';

/** Bytes of a file of the library; null where it is on another host, or made from a drawing on request. */
const fileSize = perRecord((media: MediaFileRecord): number | null => {
	const isMade = isDrawing(media.sourcePath) && !isDrawing(media.file);
	if (media.foreignUrl !== undefined || isMade) return null;
	return statSync(media.sourcePath, { throwIfNoEntry: false })?.size ?? null;
});

/** The camera's data of a picture; the mock has none. */
const imageMeta = {
	aperture: '0',
	credit: '',
	camera: '',
	caption: '',
	created_timestamp: '0',
	copyright: '',
	focal_length: '0',
	iso: '0',
	shutter_speed: '0',
	title: '',
	orientation: '0',
	keywords: [],
	alt: '',
};

function detailsOf(context: RestContext, media: MediaFileRecord): Record<string, unknown> {
	const filesize = fileSize(media);
	const size = filesize === null ? {} : { filesize };
	if (mediaType(media) !== 'image') return size;
	const sizes = [...imageSizes(media, context.store.settings.imageSizes), fullSize(media)];
	return {
		width: media.width,
		height: media.height,
		file: media.file,
		...size,
		sizes: Object.fromEntries(
			sizes.map((size) => [
				size.name,
				{
					file: size.file,
					width: size.width,
					height: size.height,
					mime_type: media.mimeType,
					source_url: mediaUrl(context.siteUrl, media, size.path),
				},
			]),
		),
		image_meta: imageMeta,
	};
}

/** The picture, linked, before its description, as WordPress shows an attachment's page. */
function picture(context: RestContext, media: MediaFileRecord): string {
	const own = context.store.settings.imageSizes;
	const full = mediaUrl(context.siteUrl, media);
	if (mediaType(media) !== 'image') {
		return `<p class="attachment"><a href='${full}'>${fullSize(media).file}</a></p>\n`;
	}
	const size = imageSize(media, own, 'medium');
	const sources = srcSet(media, own, context.siteUrl, 'medium');
	const responsive =
		sources === null
			? ''
			: ` srcset="${sources}" sizes="auto, ${sizesAttribute(media, own, 'medium')}"`;
	const image = `<img loading="lazy" decoding="async" width="${size.width}" height="${size.height}" src="${mediaUrl(context.siteUrl, media, size.path)}" class="attachment-medium size-medium" alt="${escapeMarkup(media.altText)}"${responsive} />`;
	return `<p class="attachment"><a href='${full}'>${image}</a></p>\n`;
}

/** An uploaded file as REST shows it. A record without a file gives only the fields of a post. */
export function attachmentItem(context: RestContext, post: PostRecord, detail: Detail): RestItem {
	const { media } = post;
	const raw = (text: string) => (detail === 'edit' ? { raw: text } : {});
	const fields: RestItem['fields'] = { ...commonFields(context, post, detail) };
	if (media !== null) {
		Object.assign(fields, {
			caption: () => ({
				...raw(media.caption),
				rendered: renderParagraphs(media.caption, typographyIn(context)),
			}),
			alt_text: () => media.altText,
			media_type: () => mediaType(media),
			mime_type: () => media.mimeType,
			media_details: () => detailsOf(context, media),
			source_url: () => mediaUrl(context.siteUrl, media),
		});
		if (detail !== 'embed') {
			const description = () => ({
				...raw(media.description),
				rendered:
					picture(context, media) + renderParagraphs(media.description, typographyIn(context)),
			});
			Object.assign(fields, {
				meta: () => [],
				description,
				post: () => post.parentId || null,
				filename: () => fullSize(media).file,
				// The host draws sizes on request.
				...(detail === 'edit' && { missing_image_sizes: () => [] }),
			});
		}
	}
	const embeds = postEmbeds(context, post);
	return { fields, links: () => postLinks(context, post, detail), embeds };
}
