import { pipe, transform } from 'valibot';
import { fields, typed } from '../envelope';
import { number, textValue } from './scalars';
import { size } from './size';

/** `flex`: grow, shrink and base size of an item. */
export const flex = typed<string>({
	flex: pipe(
		fields({ flexGrow: number, flexShrink: number, flexBasis: size }),
		transform(({ flexGrow, flexShrink, flexBasis }) => shorthand(flexGrow, flexShrink, flexBasis)),
	),
});

function shorthand(grow?: number, shrink?: number, basis?: string): string | undefined {
	if (basis !== undefined) return `${grow ?? 0} ${shrink ?? 1} ${basis}`;
	if (shrink !== undefined) return `${grow ?? 0} ${shrink}`;
	return grow === undefined ? undefined : `${grow}`;
}

/** `span` of a grid item: `1 / 3`, `span 2`. */
export const span = typed<string>({
	span: pipe(
		textValue,
		transform((text) => (/[;]|url\(/i.test(text) ? undefined : text)),
	),
	string: textValue,
});

/** `font-family`: adds quotes unless the value has them. A name with a quote inside is rejected. */
export const fontFamily = typed<string>({
	'font-family': pipe(textValue, transform(quoted)),
	string: pipe(textValue, transform(quoted)),
});

function quoted(name: string): string | undefined {
	const family = name.trim();
	if (family === '' || /^(["']).*\1$/.test(family) || family.startsWith('var(')) {
		return family || undefined;
	}
	return /["\\]/.test(family) ? undefined : `"${family}"`;
}
