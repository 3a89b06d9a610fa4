import { fallback, picklist } from 'valibot';

/** A select or choose control: one of the stored words; everything else gives the default. */
export function choiceSetting<const Options extends readonly string[]>(
	options: Options,
	defaultOption: Options[number],
) {
	return fallback(picklist(options), defaultOption);
}
