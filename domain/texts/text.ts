import type { ENGLISH } from './english';

/** A text in its plural forms, by the names of `Intl.PluralRules`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** A text, or its plural forms. Values stand in it as `{name}`; the one that decides the form is `{count}`. */
export type Text = string | PluralForms;

/** The name of a text: its group, a dot, its own name. */
export type TextKey = keyof typeof ENGLISH;

/** The texts of one language. */
export type Catalogue = Readonly<Record<TextKey, Text>>;

/** Some texts: the part of a catalogue that a browser receives. */
export type SomeTexts = Readonly<Partial<Record<TextKey, Text>>>;

type NamesIn<Words> = Words extends `${string}{${infer Name}}${infer Rest}`
	? Name | NamesIn<Rest>
	: never;
/** The names of the values that a text takes. A text with forms takes `count`. */
export type ValueNames<Key extends TextKey> = (typeof ENGLISH)[Key] extends string
	? NamesIn<(typeof ENGLISH)[Key]>
	: 'count';

/** The values that a text takes: nothing, or each of its values. */
export type TextValues<Key extends TextKey, Value> = [ValueNames<Key>] extends [never]
	? []
	: [values: Readonly<Record<ValueNames<Key>, Value>>];

/** Gives a text in the language of a page. */
export interface Say {
	/** The text with its values; numbers are written as the language writes them. */
	<Key extends TextKey>(key: Key, ...values: TextValues<Key, string | number>): string;
	/** The words as they stand in the catalogue, its forms among them. */
	readonly of: (key: TextKey) => Text;
	/** BCP 47, of the page. */
	readonly language: string;
	/**
	 * The language of the words, if it is not the page's: `en` on a page in a language without a
	 * translation of them.
	 */
	readonly lang: string | undefined;
}
