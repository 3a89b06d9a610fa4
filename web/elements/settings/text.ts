import { fallback, number, pipe, string, transform, union } from 'valibot';

/** A text control. A stored number becomes its digits; anything else gives the default. */
export function textSetting(defaultText = '') {
	return fallback(union([string(), pipe(number(), transform(String))]), defaultText);
}
