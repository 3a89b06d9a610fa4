import type { PostRecord } from '@outrigger/formats/model/records';
import { perRecordBy } from '@outrigger/rules/values/per-record';
import { visiblePost } from '../../auth/visibility';
import { imageSize } from '../../media/image-sizes';
import { mediaUrl } from '../../media/uploads-url';
import { readPost } from '../../reading/read-post';
import { readCustomFields } from '../../reading/shown-fields';
import { plainText, renderExcerpt } from '../../texts/excerpt';
import { renderTitle } from '../../texts/titles';
import { type Typography, typographyIn } from '../../texts/typography';
import { askerOf, type GraphQLContext } from '../context';

type Context = GraphQLContext;

const plainExcerpt = perRecordBy((post: PostRecord, marks: Typography) =>
	plainText(renderExcerpt(post, marks)),
);
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The fields of a page or post for sharing, analytics, search engines and conditions. */
export const pageMetaFields = {
	id: (post: PostRecord) => post.databaseId,
	title: (post: PostRecord, _: object, context: Context) =>
		renderTitle(post.title, typographyIn(context)),
	excerpt: (post: PostRecord, _: object, context: Context) => {
		const shown = readPost(post, askerOf(context));
		return shown ? plainExcerpt(shown, typographyIn(context)) : '';
	},
	featuredImage: (post: PostRecord, _: object, { store, siteUrl, viewer }: Context) => {
		const media = visiblePost(store, store.post(post.featuredImageId), viewer)?.media;
		if (!media) return null;
		return mediaUrl(siteUrl, media, imageSize(media, store.settings.imageSizes, 'large').path);
	},
	terms: (post: PostRecord, _: object, { store }: Context) =>
		post.termIds.flatMap((id) => store.term(id) ?? []),
	customFields: (post: PostRecord, _: object, context: Context) =>
		readCustomFields(post, askerOf(context)).map(([key, value]) => ({ key, value: asText(value) })),
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
