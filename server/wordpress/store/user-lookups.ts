import type { SiteContent } from '@outrigger/formats/model/records';
import type { Store } from './store';

type UserLookups = Pick<Store, 'user' | 'userBySlug' | 'userByLogin' | 'userUri' | 'isPublicUser'>;

/** Finds users by their unique fields. Login names compare without case, as in WordPress. */
export function createUserLookups(content: SiteContent): UserLookups {
	const byId = new Map(content.users.map((user) => [user.databaseId, user]));
	const bySlug = new Map(content.users.map((user) => [user.slug, user]));
	const byLogin = new Map(content.users.map((user) => [user.login.toLowerCase(), user]));
	const publicTypes = new Set(
		content.contentTypes
			.filter((type) => type.public && type.name !== 'attachment')
			.map((type) => type.name),
	);
	const publishers = new Set<number>();
	for (const post of content.posts)
		if (post.status === 'publish' && publicTypes.has(post.type)) publishers.add(post.authorId);
	return {
		user: (databaseId) => byId.get(databaseId),
		userBySlug: (slug) => bySlug.get(slug),
		userByLogin: (login) => byLogin.get(login.toLowerCase()),
		userUri: (user) => `/author/${encodeURIComponent(user.slug)}/`,
		isPublicUser: (user) => publishers.has(user.databaseId),
	};
}
