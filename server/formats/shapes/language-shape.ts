import * as v from 'valibot';
import type { LanguageRecord } from '../model/language-records';
import { Text } from './fields';

const LOCALE = /^[a-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*$/;
const SLUG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;
const LANGUAGE = 'a locale such as de_DE, or an object with locale, slug and name';

const Locale = v.pipe(Text, v.regex(LOCALE, 'a locale such as de_DE'));

/** A language of `site.json`: its locale, or an object that also has its slug and its name. */
const LanguageShape = v.pipe(
	v.union(
		[
			Locale,
			v.object({
				locale: Locale,
				slug: v.optional(v.pipe(Text, v.regex(SLUG, 'a slug such as de'))),
				name: v.optional(Text),
			}),
		],
		LANGUAGE,
	),
	v.transform((written): LanguageRecord => {
		const { locale, slug, name } =
			typeof written === 'string' ? { locale: written, slug: undefined, name: undefined } : written;
		return {
			slug: slug ?? locale.split(/[_-]/, 1)[0] ?? locale,
			locale,
			name: name ?? ownName(locale),
		};
	}),
);

/** The languages of a site, the default one first. Two of them cannot have the same slug. */
export const LanguagesShape = v.pipe(
	v.array(LanguageShape, 'a list of locales such as en_GB'),
	v.check(
		(languages) => new Set(languages.map(({ slug }) => slug)).size === languages.length,
		'languages with slugs of their own',
	),
);

/**
 * The name of a language in the language itself, `de_DE` → `Deutsch`, with a capital letter if its script has capitals.
 */
function ownName(locale: string): string {
	const [language = locale] = locale.split(/[_-]/, 1);
	const name = new Intl.DisplayNames([locale.replaceAll('_', '-')], { type: 'language' }).of(
		language,
	);
	const known = name ?? language;
	return known.charAt(0).toLocaleUpperCase(language) + known.slice(1);
}
