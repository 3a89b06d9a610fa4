import type { PostRecord } from '@outrigger/formats/model/records';
import { guidOf } from '../media/guid';
import { pingStatusOf } from '../store/ping-status';
import { renderTitleRest } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { generatedSlug, permalinkTemplate } from '../writing/permalink-template';
import { postPath, taxonomiesOf } from './content-types';
import { languageFields } from './language-fields';
import { formatOf, termsIn } from './post-terms';
import { type Detail, type RestContext, siteLink } from './rest-context';
import type { RestItem } from './rest-item';
import { storedSlug } from './stored-slug';

/** Fields that posts of every type have. */
export function commonFields(
	context: RestContext,
	post: PostRecord,
	detail: Detail,
): RestItem['fields'] {
	const link = siteLink(context, postPath(context.store, post));
	const guid = guidOf(post, context.siteUrl);
	const raw = (text: string) => (detail === 'edit' ? { raw: text } : {});
	const embedded: RestItem['fields'] = {
		id: () => post.databaseId,
		date: () => post.date,
		slug: () => storedSlug(post.slug),
		type: () => post.type,
		link: () => link,
		title: () => ({
			...raw(post.title),
			rendered: renderTitleRest(post.title, typographyIn(context)),
		}),
		author: () => post.authorId,
		featured_media: () => post.featuredImageId,
	};
	if (detail === 'embed') return embedded;
	return {
		...embedded,
		date_gmt: () => post.dateGmt,
		guid: () => ({ ...raw(guid), rendered: guid }),
		modified: () => post.modified,
		modified_gmt: () => post.modifiedGmt,
		status: () => post.status,
		comment_status: () => post.commentStatus,
		ping_status: () => pingStatusOf(post),
		template: () => post.template,
		...(detail === 'edit' && {
			permalink_template: () => siteLink(context, permalinkTemplate(post, context.store)),
			generated_slug: () => generatedSlug(post),
			preview_link: () => previewLink(context, post, link),
		}),
		...languageFields(post),
		class_list: () => classList(context, post),
	};
}

/** The address of a post's preview: a press leads to it in any browser, once and within a minute. */
function previewLink(context: RestContext, post: PostRecord, link: string): string {
	const { viewer, previewLink: sign } = context;
	if (viewer && sign) return context.siteUrl + sign(viewer, post.databaseId);
	return `${link}${link.includes('?') ? '&' : '?'}preview=true`;
}

function classList(context: RestContext, post: PostRecord): string[] {
	const prefix = (taxonomy: string) => (taxonomy === 'post_tag' ? 'tag' : taxonomy);
	return [
		`post-${post.databaseId}`,
		post.type,
		`type-${post.type}`,
		`status-${post.status}`,
		...(post.type === 'post' ? [`format-${formatOf(context.store, post)}`] : []),
		...(post.password === '' ? [] : ['post-password-required']),
		...(post.featuredImageId > 0 ? ['has-post-thumbnail'] : []),
		'hentry',
		...taxonomiesOf(context.store, post.type).flatMap((taxonomy) =>
			termsIn(context.store, post, taxonomy).map((term) => `${prefix(taxonomy.name)}-${term.slug}`),
		),
	];
}
