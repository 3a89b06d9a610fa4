import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { fullSize, type ImageSize, imageSizes, type SiteImageSizes } from '../media/image-sizes';
import { interchangeableSizes } from '../media/src-set';
import { mediaUrl, uploadPath } from '../media/uploads-url';
import { decodeEntities } from './entities';
import { type MarkupToken, tokenizeMarkup } from './markup-tokens';

/** Finds the pictures of a content. `Store` together with a site URL fits. */
export interface MediaLookup {
	siteUrl: string;
	imageSizes: SiteImageSizes;
	post(databaseId: number): PostRecord | undefined;
	/** An attachment by its original's path below the uploads folder. */
	mediaByFile(file: string): PostRecord | undefined;
}

/** Value of an attribute as written in a tag, decoded; `null` when it is absent. */
function attribute(tag: string, name: string): string | null {
	const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
		tag,
	);
	return found === null ? null : decodeEntities(found[1] ?? found[2] ?? found[3] ?? '');
}

function withoutSizeSuffix(path: string): string {
	return path.replace(/-\d+x\d+(\.[a-z0-9]+)$/i, '$1');
}

function pictureOf(tag: string, path: string | null, lookup: MediaLookup): PostRecord | undefined {
	const id = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(attribute(tag, 'class') ?? '')?.[1];
	const byId = id === undefined ? undefined : lookup.post(Number(id));
	if (byId?.media) return byId;
	if (path === null) return undefined;
	return lookup.mediaByFile(path) ?? lookup.mediaByFile(withoutSizeSuffix(path));
}

/** The size that an address names; `undefined` when the picture has no such file. */
function sizeAt(media: MediaFileRecord, path: string, own: SiteImageSizes): ImageSize | undefined {
	return [fullSize(media), ...imageSizes(media, own)].find((size) => size.path === path);
}

function responsiveImage(tag: string, lookup: MediaLookup): string {
	const path = uploadPath(attribute(tag, 'src') ?? '');
	const media = pictureOf(tag, path, lookup)?.media;
	const size = media && path !== null ? sizeAt(media, path, lookup.imageSizes) : undefined;
	const ownWidth = attribute(tag, 'width');
	const ownHeight = attribute(tag, 'height');
	const needsSize = ownWidth === null && ownHeight === null && size !== undefined && size.width > 0;
	const hasSize = needsSize || (ownWidth !== null && ownHeight !== null);
	const loading = attribute(tag, 'loading') ?? (hasSize ? 'lazy' : null);

	const before: string[] = [];
	if (attribute(tag, 'loading') === null && loading !== null) before.push(`loading="${loading}"`);
	if (attribute(tag, 'decoding') === null) before.push('decoding="async"');
	if (needsSize) before.push(`width="${size.width}" height="${size.height}"`);

	const after: string[] = [];
	if (media && size && attribute(tag, 'srcset') === null) {
		const sources = interchangeableSizes(media, lookup.imageSizes, size);
		if (imageSizes(media, lookup.imageSizes).length > 0 && sources.length > 1) {
			const set = sources.map(
				(one) => `${mediaUrl(lookup.siteUrl, media, one.path)} ${one.width}w`,
			);
			after.push(`srcset="${escapeMarkup(set.join(', '))}"`);
			if (attribute(tag, 'sizes') === null) {
				const lazily = loading === 'lazy' ? 'auto, ' : '';
				after.push(`sizes="${lazily}(max-width: ${size.width}px) 100vw, ${size.width}px"`);
			}
		}
	}
	const own = tag.slice('<img'.length).replace(/\/?>$/, '').trimEnd();
	return `<img${before.map((one) => ` ${one}`).join('')}${own}${after.map((one) => ` ${one}`).join('')} />`;
}

function renderToken(token: MarkupToken, lookup: MediaLookup): string {
	return token.name === 'img' ? responsiveImage(token.value, lookup) : token.value;
}

/**
 * Adds WordPress's attributes to every `<img>` of a content: width and height, srcset and sizes of the attachment in
 * `wp-image-N` or in the address, lazy loading (only with known measures) and async decoding. Existing attributes stay.
 * Images of other sites get only lazy loading and decoding.
 */
export function renderContentImages(html: string, lookup: MediaLookup): string {
	if (!/<img[\s/]/i.test(html)) return html;
	return tokenizeMarkup(html)
		.map((token) => renderToken(token, lookup))
		.join('');
}
