import type {
	ContentTypeRecord,
	PostRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';

/** Returns records with their texts in a language, the same object each time; a record without such texts unchanged. */
export interface TranslatedRecords {
	text(text: string): string;
	/** Changes only media, because posts and pages have translations of their own. */
	post<One extends PostRecord | undefined>(post: One): One;
	term<One extends TermRecord | undefined>(term: One): One;
	user<One extends UserRecord | undefined>(user: One): One;
	type<One extends ContentTypeRecord | undefined>(type: One): One;
}

/** @param strings texts of the site → translations */
export function createTranslatedRecords(
	strings: Readonly<Record<string, string>>,
): TranslatedRecords {
	const made = new WeakMap<object, object>();
	const text = (original: string) =>
		Object.hasOwn(strings, original) ? (strings[original] ?? original) : original;
	const once = <One extends object>(one: One, make: () => One): One => {
		const known = made.get(one) ?? make();
		made.set(one, known);
		return known as One;
	};
	const isUntranslated = Object.keys(strings).length === 0;
	return {
		text,
		post: (post) => {
			const media = post?.media;
			if (isUntranslated || !post || !media) return post;
			return once(post, () => ({
				...post,
				title: text(post.title),
				media: {
					...media,
					altText: text(media.altText),
					caption: text(media.caption),
					description: text(media.description),
				},
			}));
		},
		term: (term) => {
			if (isUntranslated || !term) return term;
			const { name, description } = term;
			return once(term, () => ({ ...term, name: text(name), description: text(description) }));
		},
		type: (type) => {
			if (isUntranslated || !type) return type;
			const { label, singularLabel } = type;
			return once(type, () => ({
				...type,
				label: text(label),
				singularLabel: text(singularLabel),
			}));
		},
		user: (user) => {
			if (isUntranslated || !user) return user;
			const { name, description } = user;
			return once(user, () => ({ ...user, name: text(name), description: text(description) }));
		},
	};
}
