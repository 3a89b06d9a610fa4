import { fallback, picklist } from 'valibot';

/** A select or choose control with one of these values; every other value gives the default. */
export function choiceSetting<const Options extends readonly string[]>(
	options: Options,
	defaultOption: Options[number],
) {
	return fallback(picklist(options), defaultOption);
}
