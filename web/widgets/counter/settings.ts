import {
	check,
	fallback,
	type InferOutput,
	nonEmpty,
	number,
	object,
	pipe,
	string,
	transform,
	trim,
	union,
} from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** A number or a numeral, kept as the editor wrote it: with `7.0` the count ends at 7.0, not at 7. */
const numeral = fallback(
	pipe(
		union([pipe(number(), transform(String)), string()]),
		trim(),
		nonEmpty(),
		check((text) => Number.isFinite(Number(text))),
	),
	'100',
);

/** The settings that the handler needs to count. */
const browserEntries = {
	starting_number: numberSetting(0),
	ending_number: numeral,
	/** The duration of the count in milliseconds. */
	duration: numberSetting(2000),
	thousand_separator: switchSetting(true),
	/** The empty value means a comma. `_` is shown as an underscore. */
	thousand_separator_char: choiceSetting(['', '.', ' ', '_', "'"], ''),
};

export const CounterBrowserSettings = object(browserEntries);
export type CounterBrowserSettings = InferOutput<typeof CounterBrowserSettings>;

export const CounterSettings = object({
	...browserEntries,
	prefix: textSetting(),
	suffix: textSetting(),
	title: textSetting('Cool Number'),
	title_tag: choiceSetting(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span'], 'div'),
});
export type CounterSettings = InferOutput<typeof CounterSettings>;
