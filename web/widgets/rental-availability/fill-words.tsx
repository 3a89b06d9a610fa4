import type { ReactNode } from 'react';

/** The values of a text, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a text with the values in place of their names; a name without a value stays as it is written. */
export function fillWords(text: string, values: Values): string {
	return text.replace(/\{(\w+)\}/g, (written, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : written,
	);
}

/** The values that are themselves parts of the sentence, so they are not bold. */
const PHRASES: ReadonlySet<string> = new Set(['licence']);

/** Returns a text with its values as markup, each value in bold. Server and browser may write a date differently. */
export function FilledWords({ text, values }: { text: string; values: Values }): ReactNode {
	return text.split(/(\{\w+\})/).map((part, at) => {
		const [, name = ''] = /^\{(\w+)\}$/.exec(part) ?? [];
		if (PHRASES.has(name)) return values[name] ?? part;
		return Object.hasOwn(values, name) ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
			<b key={at} suppressHydrationWarning>
				{values[name]}
			</b>
		) : (
			part
		);
	});
}
