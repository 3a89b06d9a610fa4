import type { UserRecord } from '@outrigger/formats/model/records';
import { escapeText } from '@outrigger/rules/text/escape-markup';
import { capabilitiesOf } from '../auth/roles';
import { avatarAddress } from '../media/initials-avatar';
import type { Store } from '../store/store';
import { withLetterT } from '../texts/dates';
import { type Detail, type RestContext, restLink, siteLink } from './rest-context';
import { type RestItem, selfLink } from './rest-item';
import { metaOf } from './sent-meta';

/** Pixels of the avatars that REST lists. */
const AVATAR_SIZES = [24, 48, 96] as const;

/**
 * The same picture for each size, because the mock has only one. @param picture the picture in the content; empty for
 * none
 */
export function avatarUrls(
	context: RestContext,
	name: string,
	picture: string,
): Record<string, string> {
	const url = avatarAddress(name, picture);
	return Object.fromEntries(AVATAR_SIZES.map((size) => [String(size), siteLink(context, url)]));
}

/** The languages that a user may work in: the site's and English; empty for the site's own. */
export const localesOf = ({ settings: { language, languages = [] } }: Store): string[] => [
	...new Set(['', 'en_US', language, ...languages.map(({ locale }) => locale)]),
];

/** A user as REST shows it: nothing of the account unless `detail` is `edit`. */
export function userItem(context: RestContext, user: UserRecord, detail: Detail): RestItem {
	const avatars = avatarUrls(context, user.name, user.avatarUrl);
	return {
		fields: {
			id: () => user.databaseId,
			...(detail === 'edit' && {
				username: () => user.login,
				first_name: () => user.firstName,
				last_name: () => user.lastName,
				email: () => user.email,
				locale: () => user.locale ?? context.store.settings.language,
				nickname: () => user.nickname ?? user.login,
				registered_date: () => `${withLetterT(user.registered).slice(0, 19)}+00:00`,
				roles: () => user.roles,
				capabilities: () => Object.fromEntries(capabilitiesOf(user).map((name) => [name, true])),
				extra_capabilities: () => Object.fromEntries(user.roles.map((name) => [name, true])),
			}),
			name: () => escapeText(user.name),
			url: () => user.url,
			description: () => escapeText(user.description),
			link: () => siteLink(context, context.store.userUri(user)),
			slug: () => user.slug,
			avatar_urls: () => avatars,
			...(detail !== 'embed' && {
				meta: () => metaOf(user.meta ?? {}, context.store.settings.restUserMeta),
			}),
		},
		links: () => ({
			self: [selfLink(context, `/wp/v2/users/${user.databaseId}`)],
			collection: [{ href: restLink(context, '/wp/v2/users') }],
		}),
		embeds: {},
	};
}
