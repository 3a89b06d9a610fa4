import type { SettingsRecord, TermRecord, Translated } from '@outrigger/formats/model/records';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { indexBy } from '../store/index-by';
import type { PostDraft } from './draft-posts';
import type { References } from './references';

/** Finds the translation of a record; undefined if it has none. */
interface Counterparts {
	post(databaseId: number): number | undefined;
	term(databaseId: number): number | undefined;
	/** Path of the site → path in the other language. */
	path(path: string): string | undefined;
}

type Kind = 'post' | 'term';

/** Controls that hold ids, by the end of their names. */
const CONTROLS: readonly [RegExp, Kind][] = [
	[/template_id$/, 'post'],
	[/posts_ids$/, 'post'],
	[/^(?:post_id|popup)$/, 'post'],
	[/term_ids$/, 'term'],
];
/** A link of the site in markup, in JSON within markup, or by itself. */
const LINK = /(href=\\?["'])(\/[^"'\\?#\s]*)/g;
const OWN_PATH = /^(\/[^?#\s]*)/;
const DYNAMIC_TAG = /(\[elementor-tag [^\]]*?settings=")([^"\]]*)("\])/g;
const POPUP =
	/(#elementor-action(?::|%3A)action(?:=|%3D)popup(?::|%3A)open(?:&|%26)settings(?:=|%3D))([\w%+/=]+)/i;

/**
 * Changes references that translations inherited from their originals: they lead to translated targets in their own
 * language. These are links, templates, popups, terms of posts and of lists, and pages in conditions. Addresses must be
 * assigned before.
 */
export function followTranslations(
	drafts: readonly PostDraft[],
	references: References,
	terms: readonly TermRecord[],
	{ postsPageUri, languageHomes }: Pick<SettingsRecord, 'postsPageUri' | 'languageHomes'>,
): void {
	const posts = indexBy(
		drafts.map(({ record }) => record).filter(({ uri }) => uri !== null),
		({ uri }) => uri ?? '',
	);
	const termsByUri = indexBy(terms, ({ uri }) => uri);
	for (const draft of drafts) {
		const { record, source } = draft;
		const { language } = record;
		if (language === undefined || !record.translations) continue;
		const idIn = (one: Translated | undefined) => one?.translations?.[language];
		const counterparts: Counterparts = {
			post: (id) => idIn(references.postById(id)),
			term: (id) => idIn(references.termById(id)),
			path: (path) => {
				// The posts page has no address of its own.
				if (path === postsPageUri) return languageHomes?.[language]?.postsPageUri ?? undefined;
				const post = references.postById(idIn(posts.get(path)) ?? 0);
				return post?.uri ?? references.termById(idIn(termsByUri.get(path)) ?? 0)?.uri;
			},
		};
		record.termIds = record.termIds.map((id) => counterparts.term(id) ?? id);
		if (source.translates === undefined) continue;
		record.content = followText(record.content, counterparts);
		const { elementor } = record;
		if (!elementor) continue;
		for (const element of elementor.elements)
			element.settings = followAll(element.settings, counterparts);
		elementor.conditions = elementor.conditions.map((condition) =>
			condition.replace(/\/(\d+)$/, (_, id: string) => `/${counterparts.post(Number(id)) ?? id}`),
		);
		// The source changes too, so that an export writes the design with the translated targets.
		const fields = isPlainObject(source.fields) ? source.fields : {};
		const content = follow(fields.content, counterparts);
		draft.source = { ...source, fields: { ...fields, content, conditions: elementor.conditions } };
	}
}

function followAll(
	settings: Record<string, unknown>,
	counterparts: Counterparts,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(settings).map(([key, value]) => {
			const [, kind] = CONTROLS.find(([name]) => name.test(key)) ?? [];
			return [key, kind ? followIds(value, counterparts[kind]) : follow(value, counterparts)];
		}),
	);
}

function follow(value: unknown, counterparts: Counterparts): unknown {
	if (typeof value === 'string') return followText(value, counterparts);
	if (Array.isArray(value)) return value.map((one) => follow(one, counterparts));
	return isPlainObject(value) ? followAll(value, counterparts) : value;
}

/** An id, or a list of ids, as the builder stores them: numbers, or numbers in quotes. */
function followIds(value: unknown, find: (id: number) => number | undefined): unknown {
	if (Array.isArray(value)) return value.map((one) => followIds(one, find));
	if (typeof value !== 'string' && typeof value !== 'number') return value;
	const found = find(Number(value));
	if (found === undefined) return value;
	return typeof value === 'string' ? `${found}` : found;
}

function followText(text: string, counterparts: Counterparts): string {
	const { path } = counterparts;
	return text
		.replace(OWN_PATH, (written) => path(written) ?? written)
		.replace(LINK, (written, before: string, link: string) => {
			const found = path(link);
			return found === undefined ? written : before + found;
		})
		.replace(DYNAMIC_TAG, (written, before: string, encoded: string, after: string) => {
			const settings = parseJsonObject(percentDecoded(encoded));
			const followed = JSON.stringify(followAll(settings, counterparts));
			if (followed === JSON.stringify(settings)) return written;
			return before + encodeURIComponent(followed) + after;
		})
		.replace(POPUP, (written, before: string, encoded: string) => {
			const json = Buffer.from(percentDecoded(encoded) ?? '', 'base64').toString('utf8');
			const settings = parseJsonObject(json);
			const id = followIds(settings.id, counterparts.post);
			if (id === settings.id) return written;
			const followed = Buffer.from(JSON.stringify({ ...settings, id })).toString('base64');
			return before + encodeURIComponent(followed);
		});
}
