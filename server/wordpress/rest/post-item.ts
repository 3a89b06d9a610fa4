import type { PostRecord } from '@outrigger/formats/model/records';
import { readPost } from '../reading/read-post';
import { readRestMeta } from '../reading/shown-fields';
import { renderContent } from '../texts/content';
import { contentLookup } from '../texts/content-lookup';
import { rawExcerpt, renderExcerpt } from '../texts/excerpt';
import { typographyIn } from '../texts/typography';
import { taxonomiesOf } from './content-types';
import { commonFields } from './post-fields';
import { postEmbeds, postLinks } from './post-relations';
import { formatOf, termsIn } from './post-terms';
import type { Detail, RestContext } from './rest-context';
import type { RestItem } from './rest-item';

type Fields = RestItem['fields'];

/** The parts of a request for one post that concern its texts. */
interface Reading {
	/** True if the viewer has given the post's password. */
	isUnlocked?: boolean;
	/** Words of an automatic excerpt; the site's own number if absent. */
	excerptLength?: number | undefined;
}

/** Content and excerpt, withheld without the password; an excerpt shows in every detail, content not when embedded. */
function textFields(
	context: RestContext,
	post: PostRecord,
	detail: Detail,
	{ isUnlocked = false, excerptLength }: Reading,
): Fields {
	const { store, siteUrl } = context;
	const shown = readPost(post, context, { isUnlocked });
	const isProtected = post.password !== '';
	const raw = (text: string) => (detail === 'edit' ? { raw: text } : {});
	const lookup = contentLookup(store, siteUrl);
	const typography = typographyIn(context);
	const length = excerptLength ?? typography.excerpt.length;
	const cut = { ...typography, excerpt: { ...typography.excerpt, length } };
	const excerpt = () => ({
		...raw(rawExcerpt(post) ?? ''),
		rendered: shown ? renderExcerpt(shown, cut) : '',
		protected: isProtected,
	});
	if (detail === 'embed') return post.type === 'page' ? {} : { excerpt };
	const content = () => ({
		...raw(shown?.content ?? ''),
		rendered: shown ? renderContent(shown, lookup) : '',
		protected: isProtected,
		// Blocks have one version so far.
		...(detail === 'edit' && { block_version: /<!-- wp:/.test(post.content) ? 1 : 0 }),
	});
	return { content, excerpt };
}

/** Fields that only some types have: stickiness and format, a place in a hierarchy, terms, custom fields. */
function typeFields(context: RestContext, post: PostRecord, detail: Detail): Fields {
	if (detail === 'embed') return {};
	const taxonomies = taxonomiesOf(context.store, post.type).map((taxonomy) => [
		taxonomy.restBase,
		() => termsIn(context.store, post, taxonomy).map((term) => term.databaseId),
	]);
	return {
		...(context.store.contentType(post.type)?.hierarchical && {
			parent: () => post.parentId,
			menu_order: () => post.menuOrder,
		}),
		...(post.type === 'post' && {
			sticky: () => post.sticky,
			format: () => formatOf(context.store, post),
		}),
		meta: () => ({ footnotes: '', ...readRestMeta(post, context) }),
		...Object.fromEntries(taxonomies),
		...(detail === 'edit' && { password: () => post.password }),
	};
}

/** A post of any type but attachments as REST shows it. */
export function postItem(
	context: RestContext,
	post: PostRecord,
	detail: Detail,
	reading: Reading = {},
): RestItem {
	return {
		fields: {
			...commonFields(context, post, detail),
			...textFields(context, post, detail, reading),
			...typeFields(context, post, detail),
		},
		links: () => postLinks(context, post, detail),
		embeds: postEmbeds(context, post),
	};
}
