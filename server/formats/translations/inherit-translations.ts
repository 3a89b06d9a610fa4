import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { PostSource } from '../content-folder/content-files';
import type { Report } from '../content-folder/report';
import type { LanguageRecord } from '../model/language-records';
import { namedLanguage, stemOf } from './language-names';
import type { Strings } from './read-strings';
import { settleElements } from './settle-elements';
import { translateText, translateValue } from './translate-text';

type Fields = Record<string, unknown>;

/** The fields that belong to one post and not to its translations. */
const OWN = [
	'databaseId',
	'slug',
	'oldSlugs',
	'language',
	'translationOf',
	'parent',
	'guid',
	'modified',
	'texts',
];
/** The fields with text for visitors. */
const SPOKEN = ['title', 'excerpt', 'seo', 'meta', 'html', 'content', 'page_settings'];
/** The fields of a post's text. A translation with its own text does not inherit them. */
const TEXT = ['content', 'html', 'type', 'version', 'page_settings'];

/**
 * Gives each translation (`about.de.json`) the fields of its original (`about.json`) that it lacks: the date, the
 * picture, the terms, the custom fields, and the whole design, in which `texts` and the strings of the language replace
 * the texts that they translate. An entry of `texts` without a match in the original causes a warning.
 * @param languages the site's languages, the default one first
 */
export function inheritTranslations(
	sources: readonly PostSource[],
	languages: readonly LanguageRecord[],
	strings: Strings,
	report: Report,
): PostSource[] {
	const [first] = languages;
	if (!first) return [...sources];
	const keyOf = ({ type, folders, baseName }: PostSource) =>
		[type, ...folders, baseName].map((one) => stemOf(one, languages)).join('/');
	const isOriginal = ({ baseName }: PostSource) =>
		baseName !== null && (namedLanguage(baseName, languages) ?? first.slug) === first.slug;
	const originals = new Map(
		sources.filter(isOriginal).map((source) => [keyOf(source), source] as const),
	);
	return sources.map((source) => {
		const language = namedLanguage(source.baseName, languages);
		if (language === undefined || language === first.slug) return source;
		const original = originals.get(keyOf(source));
		if (!isPlainObject(source.fields) || (original && !isPlainObject(original.fields)))
			return source;
		if (original) return inherit(source, original, strings[language] ?? {}, report);
		if (source.fields.texts !== undefined)
			report.warn(source.file, 'texts', `translates nothing: there is no ${keyOf(source)}`);
		return source;
	});
}

function inherit(
	source: PostSource,
	original: PostSource,
	strings: Readonly<Record<string, string>>,
	report: Report,
): PostSource {
	const { texts, settings, ...said } = source.fields as Fields;
	const own = textsOf(texts);
	const used = new Set<string>();
	const translate = (text: string) => {
		if (!Object.hasOwn(own, text)) return Object.hasOwn(strings, text) ? strings[text] : undefined;
		used.add(text);
		return own[text];
	};
	const hasText = source.body !== null || 'content' in said || 'html' in said;
	const left = hasText ? [...OWN, ...TEXT] : OWN;
	const given = Object.entries(original.fields as Fields).filter(([key]) => !left.includes(key));
	const translated = Object.fromEntries(
		given.map(([key, value]) => [
			key,
			SPOKEN.includes(key) ? translateValue(value, translate) : value,
		]),
	);
	const body =
		hasText || original.body === null ? source.body : translateText(original.body, translate);
	for (const text of Object.keys(own))
		if (!used.has(text))
			report.warn(source.file, 'texts', `"${text}" stands nowhere in ${original.file}`);
	const fields: Fields = { ...translated, ...said };
	if (!hasText && isPlainObject(settings))
		fields.content = settleElements(fields.content, settings, source.file, report);
	for (const key of ['meta', 'seo'])
		if (isPlainObject(translated[key]) && isPlainObject(said[key]))
			fields[key] = { ...translated[key], ...said[key] };
	const stem = original.baseName ?? '';
	return { ...source, fields, body, stem, ...(!hasText && { translates: original.file }) };
}

/** The pairs of `texts`; the check of the post's shape refuses other values. */
function textsOf(texts: unknown): Record<string, string> {
	if (!isPlainObject(texts)) return {};
	const pairs = Object.entries(texts).filter(
		(pair): pair is [string, string] => typeof pair[1] === 'string',
	);
	return Object.fromEntries(pairs);
}
