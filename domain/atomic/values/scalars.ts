import {
	boolean as booleanValue,
	finite,
	type GenericSchema,
	number as numberSchema,
	pipe,
	string as stringSchema,
	transform,
	trim,
	union,
} from 'valibot';
import { listOf, typed } from '../envelope';

/** A text, or a number as its digits. */
export const textValue: GenericSchema<unknown, string> = union([
	stringSchema(),
	pipe(numberSchema(), finite(), transform(String)),
]);

/** A number, or a text that is a number. */
export const numberValue: GenericSchema<unknown, number> = union([
	pipe(numberSchema(), finite()),
	pipe(
		stringSchema(),
		trim(),
		transform((text) => (text === '' ? Number.NaN : Number(text))),
		finite(),
	),
]);

/** `string`. */
export const text = typed({ string: textValue });

/** `number`. */
export const number = typed({ number: numberValue });

/** `color`: any colour of CSS. */
export const color = typed({ color: textValue });

/** `string`, or `url`, the type in which older lists stored an address. */
export const address = typed({ url: textValue, string: textValue });

/** A `boolean` with a default. */
export function flag(isOnByDefault: boolean) {
	return typed({ boolean: booleanValue() }, isOnByDefault);
}

/** A `string` with a default, or with a function that gives the default when it is needed. */
export function words(defaultText: string | (() => string)) {
	return typed({ string: textValue }, defaultText);
}

/** `string-array`: a list of texts. */
export function texts(defaultTexts?: readonly string[]) {
	return typed<readonly string[]>({ 'string-array': listOf(text) }, defaultTexts);
}
