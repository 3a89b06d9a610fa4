import type { ApplicationPassword, UserRecord } from '@outrigger/formats/model/records';
import type { PasswordUse } from '../auth/password-uses';
import type { Detail, RestContext } from './rest-context';
import { type RestItem, selfLink } from './rest-item';

/**
 * An application password as REST shows it.
 * @param use its last use; undefined for none
 * @param shown the password itself, which its owner gets once
 */
export function passwordItem(
	context: RestContext,
	user: UserRecord,
	{ uuid, appId, name, created }: ApplicationPassword,
	detail: Detail,
	use: PasswordUse | undefined,
	shown?: string,
): RestItem {
	const route = `/wp/v2/users/${user.databaseId}/application-passwords/${uuid}`;
	return {
		fields: {
			uuid: () => uuid,
			app_id: () => appId,
			name: () => name,
			...(detail !== 'embed' && {
				created: () => created,
				last_used: () => use?.lastUsed ?? null,
				last_ip: () => use?.lastIp ?? null,
			}),
			...(shown !== undefined && { password: () => shown }),
		},
		links: () => ({ self: [selfLink(context, route)] }),
		embeds: {},
	};
}

/** The last use of a password. */
export async function useOf(
	{ passwordUses }: RestContext,
	password: ApplicationPassword,
): Promise<PasswordUse | undefined> {
	return (await passwordUses?.of([password]))?.get(password.uuid);
}
