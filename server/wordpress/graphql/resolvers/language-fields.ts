import type {
	LanguageRecord,
	PostRecord,
	TermRecord,
	Translated,
} from '@outrigger/formats/model/records';
import { visiblePost } from '../../auth/visibility';
import { languageCode } from '../../schema/names';
import type { Store } from '../../store/store';
import type { GraphQLContext } from '../context';
import { absolute } from '../nodes/addresses';

type Context = GraphQLContext;

const bySlug = (store: Store, slug: string | undefined): LanguageRecord | null =>
	store.settings.languages?.find((one) => one.slug === slug) ?? null;

/** Slug of a language by its value of the schema; null for a language that the site does not have. */
export const slugOfCode = (code: string, { settings }: Store): string | null =>
	settings.languages?.find(({ slug }) => languageCode(slug) === code)?.slug ?? null;

/** `Language`. */
export const languageTypeFields = {
	id: ({ slug }: LanguageRecord) => Buffer.from(`Language:${slug}`).toString('base64'),
	code: ({ slug }: LanguageRecord) => languageCode(slug),
	homeUrl: ({ slug }: LanguageRecord, _: object, { store, siteUrl }: Context) =>
		absolute(siteUrl, store.settings.languageHomes?.[slug]?.path ?? '/'),
};

/** The languages at the root. Settings have no translations here: each text is its own. */
export const languageQueries = {
	languages: (_: unknown, __: object, { store }: Context) => [...(store.settings.languages ?? [])],
	defaultLanguage: (_: unknown, __: object, { store }: Context) =>
		store.settings.languages?.[0] ?? null,
	translateString: (_: unknown, { string }: { string: string }) => string,
};

/** The fields of a thing with a language; `find` returns a translation that the viewer may see. */
function fieldsOf<Node extends Translated & { databaseId: number }>(
	find: (databaseId: number, context: Context) => Node | null,
) {
	return {
		language: (node: Node, _: object, { store }: Context) => bySlug(store, node.language),
		translation: (node: Node, { language }: { language: string }, context: Context) => {
			const id = node.translations?.[slugOfCode(language, context.store) ?? ''];
			return id === undefined ? null : find(id, context);
		},
		translations: (node: Node, _: object, context: Context) => {
			const { languages = [] } = context.store.settings;
			return languages.flatMap(({ slug }) => {
				const id = node.translations?.[slug];
				return id === undefined || id === node.databaseId ? [] : (find(id, context) ?? []);
			});
		},
	};
}

export const postLanguageFields = fieldsOf<PostRecord>((id, { store, viewer }) =>
	visiblePost(store, store.post(id), viewer),
);

export const termLanguageFields = fieldsOf<TermRecord>((id, { store }) => store.term(id) ?? null);

/** The parts of `where` that are about languages. */
export interface LanguageWhere {
	language?: string | null;
	languages?: readonly string[] | null;
}

/**
 * The slugs of the languages in a list's arguments; undefined without such an argument. For `ALL` the function returns
 * all slugs, which override the language of the whole operation.
 */
export function requestedLanguages(
	{ language, languages }: LanguageWhere,
	store: Store,
): string[] | undefined {
	const all = (store.settings.languages ?? []).map(({ slug }) => slug);
	if (languages?.length) return languages.flatMap((code) => slugOfCode(code, store) ?? []);
	if (!language) return undefined;
	if (language === 'ALL') return all;
	if (language === 'DEFAULT') return all.slice(0, 1);
	return [slugOfCode(language, store) ?? '-'];
}
