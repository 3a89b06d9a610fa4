import type { CommentRecord } from '@outrigger/formats/model/records';
import { isLocked, maySee } from '../auth/visibility';
import { withLetterT } from '../texts/dates';
import { renderParagraphs } from '../texts/excerpt';
import { typographyIn } from '../texts/typography';
import { postPath, postRoute } from './content-types';
import { type Detail, type RestContext, restLink, siteLink } from './rest-context';
import { type RestItem, type RestLinks, selfLink } from './rest-item';
import { avatarUrls } from './user-item';

/** REST's words for a comment's state. */
const statusNames = { approve: 'approved', hold: 'hold', spam: 'spam', trash: 'trash' } as const;

function commentLinks(context: RestContext, comment: CommentRecord): RestLinks {
	const link = (route: string) => restLink(context, route);
	const post = context.store.post(comment.postId);
	return {
		self: [selfLink(context, `/wp/v2/comments/${comment.databaseId}`)],
		collection: [{ href: link('/wp/v2/comments') }],
		...(comment.userId > 0 && {
			author: [{ embeddable: true, href: link(`/wp/v2/users/${comment.userId}`) }],
		}),
		...(post && {
			up: [{ embeddable: true, post_type: post.type, href: link(postRoute(context.store, post)) }],
		}),
		...(comment.parentId > 0 && {
			'in-reply-to': [{ embeddable: true, href: link(`/wp/v2/comments/${comment.parentId}`) }],
		}),
	};
}

/** A comment as REST shows it: no address of its author unless `detail` is `edit`. */
export function commentItem(
	context: RestContext,
	comment: CommentRecord,
	detail: Detail,
): RestItem {
	const { store, viewer } = context;
	const post = store.post(comment.postId);
	const user = store.user(comment.userId);
	const avatars = avatarUrls(context, comment.authorName, user?.avatarUrl ?? '');
	const raw = detail === 'edit' ? { raw: comment.content } : {};
	return {
		fields: {
			id: () => comment.databaseId,
			...(detail !== 'embed' && { post: () => comment.postId }),
			parent: () => comment.parentId,
			author: () => comment.userId,
			author_name: () => comment.authorName,
			author_url: () => comment.authorUrl,
			...(detail === 'edit' && {
				author_email: () => comment.authorEmail,
				// Neither address nor program of a sender is kept.
				author_ip: () => '',
				author_user_agent: () => '',
			}),
			date: () => withLetterT(comment.date),
			...(detail !== 'embed' && { date_gmt: () => withLetterT(comment.dateGmt) }),
			content: () => ({
				...raw,
				rendered: renderParagraphs(comment.content, typographyIn(context)),
			}),
			link: () =>
				`${siteLink(context, post ? postPath(store, post) : '/')}#comment-${comment.databaseId}`,
			...(detail !== 'embed' && { status: () => statusNames[comment.status] }),
			type: () => 'comment',
			author_avatar_urls: () => avatars,
			...(detail !== 'embed' && { meta: () => [] }),
		},
		links: () => commentLinks(context, comment),
		embeds: {
			author: () => (user ? [{ kind: 'user', record: user }] : []),
			up: () =>
				post && maySee(store, post, viewer) && !isLocked(post, viewer)
					? [{ kind: 'post', record: post }]
					: [],
			'in-reply-to': () => {
				const parent = store.comment(comment.parentId);
				return parent?.status === 'approve' ? [{ kind: 'comment', record: parent }] : [];
			},
		},
	};
}
