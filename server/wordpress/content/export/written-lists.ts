import type {
	CommentRecord,
	MenuItemRecord,
	MenuRecord,
	SettingsRecord,
	SiteContent,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import { type Known, originalOf } from './known';

type Fields = Record<string, unknown>;

/** A term of `terms.json`. */
export function writtenTerm(
	{ uri: _, count: __, parentId, translations, ...term }: TermRecord,
	known: Known,
): Fields {
	return {
		...term,
		parent: known.term(parentId)?.slug,
		translationOf: originalOf({
			databaseId: term.databaseId,
			...(translations && { translations }),
		}),
	};
}

/** A user of `users.json`; the password is the hash that was kept, or as the content had it. */
export const writtenUser = (user: UserRecord): Fields => ({ ...user });

/** A comment of `comments.json`. */
export function writtenComment(comment: CommentRecord, { userSlug }: Known): Fields {
	const { postId, parentId, userId, statusBefore: _, ...fields } = comment;
	return {
		...fields,
		post: postId,
		parent: parentId || undefined,
		user: userSlug(userId) ?? undefined,
	};
}

/** A menu of `menus.json`, with nested items. */
export function writtenMenu(menu: MenuRecord, { languages = [] }: SettingsRecord): Fields {
	const inLanguage = menu.locations.map((place) => /^(.*)___([^_]+)$/.exec(place));
	const language = languages.find(({ slug }) => inLanguage.some((found) => found?.[2] === slug));
	return {
		databaseId: menu.databaseId,
		name: menu.name,
		slug: menu.slug,
		description: menu.description || undefined,
		autoAdd: menu.autoAdd || undefined,
		language: language?.slug,
		locations: menu.locations.map((place, at) => (language && inLanguage[at]?.[1]) || place),
		items: itemsBelow(0, menu.items),
	};
}

function itemsBelow(parent: number, items: readonly MenuItemRecord[]): Fields[] {
	return items
		.filter(({ parentId }) => parentId === parent)
		.map(({ menuId: _, parentId: __, order: ___, connected, ...item }) => ({
			...item,
			connected: connected ?? undefined,
			items: itemsBelow(item.databaseId, items),
		}));
}

/** The fields of `site.json`: those that the file had, with the settings that were written since. */
export function writtenSettings(
	raw: Fields,
	{ settings, posts }: Pick<SiteContent, 'settings' | 'posts'>,
	before: SettingsRecord,
): Fields {
	const there = new Set(posts.map(({ databaseId }) => databaseId));
	const idOf = (id: number) => (there.has(id) ? id : null);
	const changed = CHANGEABLE.filter((key) => settings[key] !== before[key]);
	return {
		...raw,
		...Object.fromEntries(changed.map((key) => [key, settings[key]])),
		showOnFront: settings.showOnFront,
		pageOnFront: idOf(settings.pageOnFront),
		pageForPosts: idOf(settings.pageForPosts),
		siteIcon: idOf(settings.siteIconId),
		siteLogo: idOf(settings.siteLogoId),
	};
}

const CHANGEABLE = [
	'title',
	'description',
	'email',
	'language',
	'timezone',
	'dateFormat',
	'timeFormat',
	'startOfWeek',
	'postsPerPage',
	'defaultCommentStatus',
] as const;
