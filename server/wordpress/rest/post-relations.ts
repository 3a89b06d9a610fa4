import type { PostRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { isLocked, maySee, maySeeUser } from '../auth/visibility';
import { mayEditOthersPosts, mayPublishPosts } from '../writing/post-rights';
import { hasRevisions, revisionsOf } from '../writing/revisions';
import { postRoute, restBaseOf, taxonomiesOf } from './content-types';
import { termRightsOf } from './own-types';
import { termsIn } from './post-terms';
import { type Detail, type RestContext, restLink } from './rest-context';
import {
	type RestEmbeds,
	type RestLink,
	type RestLinks,
	type RestTarget,
	selfLink,
} from './rest-item';

function termLinks(context: RestContext, post: PostRecord): RestLink[] {
	return taxonomiesOf(context.store, post.type).map((taxonomy) => ({
		taxonomy: taxonomy.name,
		embeddable: true,
		href: restLink(context, `/wp/v2/${taxonomy.restBase}?post=${post.databaseId}`),
	}));
}

/** The links to the earlier texts of a post; as in WordPress, visitors see how many there are, and may not read them. */
function versionLinks(context: RestContext, post: PostRecord): RestLinks {
	if (!hasRevisions(post.type)) return {};
	const all = revisionsOf(context.store, post.databaseId);
	const href = restLink(context, `${postRoute(context.store, post)}/revisions`);
	const [newest] = all;
	return {
		'version-history': [{ count: all.length, href }],
		...(newest && {
			'predecessor-version': [{ id: newest.databaseId, href: `${href}/${newest.databaseId}` }],
		}),
	};
}

/** The links that tell an editor what the viewer may do with a post. */
function actionLinks(context: RestContext, post: PostRecord): RestLinks {
	const { store, viewer } = context;
	const publishes = post.type !== 'attachment' && mayPublishPosts(post.type, viewer);
	const leads = mayEditOthersPosts(post.type, viewer);
	const ofTerms = taxonomiesOf(store, post.type).flatMap((taxonomy) => {
		const rights = termRightsOf(taxonomy);
		const assigns = may(viewer, rights.assign);
		const creates = taxonomy.hierarchical ? may(viewer, rights.manage) : assigns;
		return [
			...(creates ? [`create-${taxonomy.restBase}`] : []),
			...(assigns ? [`assign-${taxonomy.restBase}`] : []),
		];
	});
	const actions = [
		...(publishes ? ['publish'] : []),
		...(may(viewer, 'unfiltered_html') ? ['unfiltered-html'] : []),
		...(post.type === 'post' && leads && publishes ? ['sticky'] : []),
		...(leads ? ['assign-author'] : []),
		...ofTerms,
	];
	const href = restLink(context, postRoute(store, post));
	return Object.fromEntries(actions.map((action) => [`wp:action-${action}`, [{ href }]]));
}

/** The links of a post, relation by relation. */
export function postLinks(context: RestContext, post: PostRecord, detail: Detail): RestLinks {
	const { store } = context;
	const link = (route: string) => restLink(context, route);
	const route = postRoute(store, post);
	const terms = termLinks(context, post);
	const parent = post.parentId === 0 ? undefined : store.post(post.parentId);
	const featured = store.post(post.featuredImageId);
	return {
		self: [selfLink(context, route)],
		collection: [{ href: link(`/wp/v2/${restBaseOf(store, post.type)}`) }],
		about: [{ href: link(`/wp/v2/types/${post.type}`) }],
		author: [{ embeddable: true, href: link(`/wp/v2/users/${post.authorId}`) }],
		replies: [{ embeddable: true, href: link(`/wp/v2/comments?post=${post.databaseId}`) }],
		...versionLinks(context, post),
		...(parent && {
			up: [{ embeddable: true, href: link(postRoute(store, parent)) }],
		}),
		...(featured && {
			'wp:featuredmedia': [{ embeddable: true, href: link(postRoute(store, featured)) }],
		}),
		...(post.type !== 'attachment' && {
			'wp:attachment': [{ href: link(`/wp/v2/media?parent=${post.databaseId}`) }],
		}),
		...(terms.length > 0 && { 'wp:term': terms }),
		...(detail === 'edit' && actionLinks(context, post)),
	};
}

/** Comments of a page of the list that `replies` leads to. */
const EMBEDDED_REPLIES = 10;

function postIfSeen(context: RestContext, databaseId: number): RestTarget[] {
	const record = context.store.post(databaseId);
	return record && maySee(context.store, record, context.viewer) ? [{ kind: 'post', record }] : [];
}

/** The records that `_embed` puts beside a post, without those that the viewer may not see. */
export function postEmbeds(context: RestContext, post: PostRecord): RestEmbeds {
	const { store, viewer } = context;
	return {
		author: () => {
			const record = store.user(post.authorId);
			return record && maySeeUser(store, record, viewer) ? [{ kind: 'user', record }] : [];
		},
		replies: () => {
			if (isLocked(post, viewer)) return [];
			// The first page of the link: answers as well, the newest first.
			const newest = store.commentsOf(post.databaseId).toReversed().slice(0, EMBEDDED_REPLIES);
			return [newest.map((record) => ({ kind: 'comment', record }))];
		},
		up: () => postIfSeen(context, post.parentId),
		'wp:featuredmedia': () => postIfSeen(context, post.featuredImageId),
		'wp:term': () =>
			taxonomiesOf(store, post.type).map((taxonomy) =>
				termsIn(store, post, taxonomy).map((record) => ({ kind: 'term', record })),
			),
	};
}
