import * as v from 'valibot';
import { ANY_OBJECT, DateText, Id, LooseText, OptionalReference, Slug, Text } from './fields';

/** A password, with or without its name. */
const PasswordShape = v.union(
	[
		Text,
		v.object({
			uuid: Text,
			appId: v.optional(Text, ''),
			name: Text,
			created: Text,
			password: Text,
		}),
	],
	'a password, or an object with uuid, name, created and password',
);

/** One user of `users.json`. */
export const UserShape = v.object(
	{
		databaseId: v.optional(Id),
		login: v.pipe(Text, v.minLength(1, 'a login name')),
		slug: v.optional(Slug),
		name: v.optional(LooseText),
		firstName: v.optional(LooseText, ''),
		lastName: v.optional(LooseText, ''),
		email: v.optional(Text, ''),
		url: v.optional(Text, ''),
		description: v.optional(Text, ''),
		registered: v.optional(DateText),
		roles: v.optional(v.array(Text, 'a list of role names')),
		role: v.optional(Text),
		applicationPasswords: v.optional(v.array(PasswordShape, 'a list of passwords'), []),
		password: v.optional(LooseText, ''),
		avatarUrl: v.optional(Text, ''),
		locale: v.optional(Text),
		nickname: v.optional(LooseText),
		meta: v.optional(v.record(v.string(), v.unknown(), ANY_OBJECT)),
	},
	ANY_OBJECT,
);

const STATUSES = ['approve', 'hold', 'spam', 'trash'] as const;

/** One comment of `comments.json`. */
export const CommentShape = v.object(
	{
		databaseId: v.optional(Id),
		post: v.optional(OptionalReference),
		parent: v.optional(OptionalReference),
		user: v.optional(OptionalReference),
		authorName: v.optional(LooseText),
		authorEmail: v.optional(Text),
		authorUrl: v.optional(Text),
		content: LooseText,
		date: v.optional(DateText),
		/** In UTC; if absent, it follows from `date` and the site's zone. */
		dateGmt: v.optional(DateText),
		status: v.optional(v.picklist(STATUSES, STATUSES.join(', ')), 'approve'),
		rating: v.optional(v.pipe(Id, v.maxValue(5, 'stars from 1 to 5'))),
	},
	ANY_OBJECT,
);
