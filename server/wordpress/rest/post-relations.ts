import type { PostRecord } from '@outrigger/formats/model/records';
import { isLocked, maySee, maySeeUser } from '../auth/visibility';
import { postRoute, restBaseOf, taxonomiesOf } from './content-types';
import { termsIn } from './post-terms';
import { type RestContext, restLink } from './rest-context';
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

/** The links of a post, relation by relation. */
export function postLinks(context: RestContext, post: PostRecord): RestLinks {
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
