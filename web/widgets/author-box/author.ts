import type { CurrentNode } from '../../elements/context/current-node';
import { type MediaValue, NO_MEDIA } from '../../elements/settings/media';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import type { AuthorBoxSettings } from './settings';

/** The person that the box is about. */
export interface Author {
	/** Plain text. */
	name: string;
	/** HTML that is not sanitised yet. */
	biography: string;
	avatar: MediaValue;
	website: LinkAttributes | undefined;
	posts: LinkAttributes | undefined;
}

/** The author of the current content; null if there is none. This host also serves avatars from other hosts. */
export function currentAuthor(node: CurrentNode | null): Author | null {
	const user = node?.author?.node;
	if (!user) return null;
	const url = user.avatar?.url ?? '';
	return {
		name: user.name ?? '',
		biography: user.description ?? '',
		avatar: { ...NO_MEDIA, url },
		website: linkAttributes({ url: user.url ?? '', is_external: true }),
		posts: linkAttributes(user.uri ?? ''),
	};
}

/** A person that the editor describes. */
export function customAuthor(settings: AuthorBoxSettings): Author {
	return {
		name: settings.author_name,
		biography: settings.author_bio,
		avatar: settings.author_avatar,
		website: linkAttributes(settings.author_website),
		posts: linkAttributes(settings.posts_url),
	};
}
