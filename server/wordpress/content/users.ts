import {
	checkShape,
	joinPath,
	unalias,
	warnUnread,
} from '@outrigger/formats/content-folder/check-shape';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { UserRecord } from '@outrigger/formats/model/records';
import { UserShape } from '@outrigger/formats/shapes/people-shape';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { type LoadContext, readDateField } from './context';
import { assignIds, type IdHolder } from './ids';
import { listAll } from './read-list';

/** The users of `users.json` and of other forms. A login or slug that two of them have is a problem. */
export function readUsers(files: readonly JsonFile[], context: LoadContext): UserRecord[] {
	const { report, settings } = context;
	const holders: IdHolder[] = [];
	const users: UserRecord[] = [];
	const logins = new Set<string>();
	const slugs = new Set<string>();
	for (const { file, value, path } of listAll(files, report)) {
		const place = { file: file.file, path };
		const raw = unalias(value);
		warnUnread(raw, Object.keys(UserShape.entries), place, report);
		const fields = checkShape(UserShape, raw, place, report);
		if (!fields) continue;
		const { role, roles, registered, databaseId, ...plain } = fields;
		const slug = fields.slug ?? makeSlug(fields.login);
		const claim = (taken: Set<string>, key: string, written: string) => {
			const held = written.toLowerCase();
			if (taken.has(held))
				report.problem(
					file.file,
					joinPath(path, [key]),
					`"${written}", which another user has as well`,
					`a ${key} that no other user has`,
				);
			taken.add(held);
		};
		claim(logins, 'login', fields.login);
		claim(slugs, 'slug', slug);
		const user: UserRecord = {
			...plain,
			databaseId: 0,
			slug,
			name: fields.name ?? ([fields.firstName, fields.lastName].join(' ').trim() || fields.login),
			registered: readDateField(
				registered,
				localTime(file.changedAt, settings.timezone),
				place,
				'registered',
				context,
			),
			roles: roles ?? (role === undefined ? ['subscriber'] : [role]),
		};
		users.push(user);
		holders.push({
			wanted: databaseId,
			file: file.file,
			path,
			set: (id) => {
				user.databaseId = id;
			},
		});
	}
	assignIds(holders, report);
	return users;
}
