import { isPlainObject } from '../values/plain-object';
import { ENGLISH } from './english';
import type { TextOverrides } from './load-texts';
import type { PluralForms, SomeTexts, Text, TextKey } from './text';

/** The texts of a file with a site's own texts, and the faults in the file. */
export interface ReadOverrides {
	overrides: TextOverrides;
	faults: string[];
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;
const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Reads a site's own texts: `{ "cart.empty": "Nothing yet.", "de": { "cart.empty": "Noch nichts." } }`. An unknown key,
 * and a value that is not a text, are left out; each gives a fault, written as a sentence.
 */
export function readOverrides(value: unknown): ReadOverrides {
	const faults: string[] = [];
	if (!isPlainObject(value)) {
		faults.push('holds no object of texts');
		return { overrides: { everywhere: {}, byLanguage: {} }, faults };
	}
	const languages = Object.entries(value).filter(
		([key]) => !(key in ENGLISH) && LANGUAGE.test(key),
	);
	const names = new Set(languages.map(([key]) => key));
	const words = Object.entries(value).filter(([key]) => !names.has(key));
	const byLanguage = languages.map(([tag, texts]) => {
		if (!isPlainObject(texts)) faults.push(`"${tag}" is a language and takes an object of texts`);
		const entries = isPlainObject(texts) ? Object.entries(texts) : [];
		return [tag.toLowerCase().replaceAll('_', '-'), textsOf(entries, `${tag}, `, faults)] as const;
	});
	return {
		overrides: {
			everywhere: textsOf(words, '', faults),
			byLanguage: Object.fromEntries(byLanguage),
		},
		faults,
	};
}

function textsOf(entries: [string, unknown][], place: string, faults: string[]): SomeTexts {
	const taken = entries.flatMap(([key, value]): [TextKey, Text][] => {
		if (!Object.hasOwn(ENGLISH, key)) {
			faults.push(`${place}"${key}" is no text of ours; docs/texts.md lists them`);
			return [];
		}
		const text = typeof value === 'string' ? value : formsOf(value);
		if (text !== null) return [[key as TextKey, text]];
		faults.push(`${place}"${key}" takes a text, or its plural forms with "other" among them`);
		return [];
	});
	return Object.fromEntries(taken);
}

function formsOf(value: unknown): PluralForms | null {
	if (!isPlainObject(value) || typeof value.other !== 'string') return null;
	const isForms = Object.entries(value).every(
		([form, words]) => FORMS.has(form) && typeof words === 'string',
	);
	return isForms ? (value as unknown as PluralForms) : null;
}
