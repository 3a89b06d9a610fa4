import type { Text } from './text';

/** The values of a text, by name. */
type Values = Readonly<Record<string, string | number>>;

/**
 * Returns the form of a text that a number needs in a language.
 * @param language BCP 47; an unknown tag counts as the engine's own language
 */
export function formOf(text: Text, count: unknown, language: string): string {
	if (typeof text === 'string') return text;
	const rule = typeof count === 'number' ? rulesOf(language).select(count) : 'other';
	return text[rule] ?? text.other;
}

/** Puts values into a text. A name without a value stays unchanged. */
export function formatText(text: Text, values: Values, language: string): string {
	return formOf(text, values.count, language).replace(/\{(\w+)\}/g, (place, name) => {
		const value = Object.hasOwn(values, name) ? values[name] : undefined;
		return typeof value === 'number' ? numbersOf(language).format(value) : (value ?? place);
	});
}

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function rulesOf(language: string): Intl.PluralRules {
	return known(rules, language, (tag) => new Intl.PluralRules(tag));
}

function numbersOf(language: string): Intl.NumberFormat {
	return known(numbers, language, (tag) => new Intl.NumberFormat(tag));
}

/**
 * Creates one object for each language and keeps it; a tag that is no language (`x`) gives the engine's default
 * language.
 */
function known<Kind>(
	made: Map<string, Kind>,
	language: string,
	make: (tag?: string) => Kind,
): Kind {
	const found = made.get(language);
	if (found) return found;
	let fresh: Kind;
	try {
		fresh = make(language.replaceAll('_', '-'));
	} catch {
		fresh = make();
	}
	made.set(language, fresh);
	return fresh;
}
