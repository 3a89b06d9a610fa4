import type { ENGLISH } from './english';

/** The plural forms of a text, under the names that `Intl.PluralRules` uses. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * A text, or its plural forms. `{name}` in a text is replaced by the value of that name; the value `{count}` decides
 * the plural form.
 */
export type Text = string | PluralForms;

/** The key of a text: the name of its group, a dot, the text's own name. */
export type TextKey = keyof typeof ENGLISH;

/** The texts of one language. */
export type Catalogue = Readonly<Record<TextKey, Text>>;

/** Some texts: the part of a catalogue that a browser receives. */
export type SomeTexts = Readonly<Partial<Record<TextKey, Text>>>;

type NamesIn<Words> = Words extends `${string}{${infer Name}}${infer Rest}`
	? Name | NamesIn<Rest>
	: never;
/** The names of the values that a text needs. A text with plural forms needs `count`. */
export type ValueNames<Key extends TextKey> = (typeof ENGLISH)[Key] extends string
	? NamesIn<(typeof ENGLISH)[Key]>
	: 'count';

/** The values that a text needs: none, or one for each name. */
export type TextValues<Key extends TextKey, Value> = [ValueNames<Key>] extends [never]
	? []
	: [values: Readonly<Record<ValueNames<Key>, Value>>];

/** Returns texts in the language of a page. */
export interface Say {
	/** Returns a text with its values; numbers are written as in the language. */
	<Key extends TextKey>(key: Key, ...values: TextValues<Key, string | number>): string;
	/** Returns a text as the catalogue has it, with its placeholders and its plural forms. */
	readonly of: (key: TextKey) => Text;
	/** The language of the page, BCP 47. */
	readonly language: string;
	/**
	 * The language of the texts, if it is not the page's: `en` on a page in a language without a catalogue.
	 */
	readonly lang: string | undefined;
}
