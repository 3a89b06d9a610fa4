import type { ReactNode } from 'react';

/** The values of a text, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its values in place; names without a value stay as they are written. */
export function fillWords(text: string, values: Values): string {
	return text.replace(/\{(\w+)\}/g, (written, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : written,
	);
}

/** Values that are words of a sentence themselves: they stand as all others do. */
const PHRASES: ReadonlySet<string> = new Set(['licence']);

/** The same as markup, with each value in bold. Server and browser may write a date in different words. */
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
