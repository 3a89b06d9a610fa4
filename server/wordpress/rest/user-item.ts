import type { UserRecord } from '@outrigger/formats/model/records';
import { escapeText } from '@outrigger/rules/text/escape-markup';
import { capabilitiesOf } from '../auth/roles';
import { withLetterT } from '../texts/dates';
import { type Detail, type RestContext, restLink, siteLink } from './rest-context';
import { type RestItem, selfLink } from './rest-item';

/** Pixels of the avatars that REST lists. */
const AVATAR_SIZES = [24, 48, 96] as const;

/** The same picture for each size, since the mock keeps one; `null` where avatars are off. */
export function avatarUrls(context: RestContext, url: string): Record<string, string> | null {
	if (url === '') return null;
	return Object.fromEntries(AVATAR_SIZES.map((size) => [String(size), siteLink(context, url)]));
}

/** A user as REST shows it: nothing of the account unless `detail` is `edit`. */
export function userItem(context: RestContext, user: UserRecord, detail: Detail): RestItem {
	const avatars = avatarUrls(context, user.avatarUrl);
	return {
		fields: {
			id: () => user.databaseId,
			...(detail === 'edit' && {
				username: () => user.login,
				first_name: () => user.firstName,
				last_name: () => user.lastName,
				email: () => user.email,
				// WordPress's default; the content says nothing of it.
				locale: () => 'en_US',
				nickname: () => user.name,
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
			...(avatars !== null && { avatar_urls: () => avatars }),
			...(detail !== 'embed' && { meta: () => [] }),
		},
		links: () => ({
			self: [selfLink(context, `/wp/v2/users/${user.databaseId}`)],
			collection: [{ href: restLink(context, '/wp/v2/users') }],
		}),
		embeds: {},
	};
}
