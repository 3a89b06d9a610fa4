import type { PostRecord } from '@outrigger/formats/model/records';
import { isLocked, visiblePost } from '../../auth/visibility';
import { imageSize } from '../../media/image-sizes';
import { mediaUrl } from '../../media/uploads-url';
import { plainText, renderExcerpt } from '../../texts/excerpt';
import { renderTitle } from '../../texts/titles';
import type { GraphQLContext } from '../context';
import { perRecord } from '../per-record';

type Context = GraphQLContext;

const plainExcerpt = perRecord((post: PostRecord) => plainText(renderExcerpt(post)));
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a page or post tells of itself to sharing, analytics, search engines and conditions. */
export const pageMetaFields = {
	id: (post: PostRecord) => post.databaseId,
	title: (post: PostRecord) => renderTitle(post.title),
	excerpt: (post: PostRecord, _: object, { viewer }: Context) =>
		isLocked(post, viewer) ? '' : plainExcerpt(post),
	featuredImage: (post: PostRecord, _: object, { store, siteUrl, viewer }: Context) => {
		const media = visiblePost(store, store.post(post.featuredImageId), viewer)?.media;
		if (!media) return null;
		return mediaUrl(siteUrl, media, imageSize(media, store.settings.imageSizes, 'large').path);
	},
	terms: (post: PostRecord, _: object, { store }: Context) =>
		post.termIds.flatMap((id) => store.term(id) ?? []),
	customFields: (post: PostRecord, _: object, { viewer }: Context) =>
		isLocked(post, viewer)
			? []
			: Object.entries(post.meta)
					.filter(([key, value]) => !key.startsWith('_') && value !== null && value !== undefined)
					.map(([key, value]) => ({ key, value: asText(value) })),
	seo: ({ seo }: PostRecord) =>
		seo
			? {
					title: seo.title || null,
					description: seo.description || null,
					canonicalUrl: null,
					noIndex: seo.noindex,
				}
			: null,
};
