import { type Count, decimalsOf } from './count';
import type { CounterBrowserSettings } from './settings';

/** The count that the editor set. */
export function countOfSettings(settings: CounterBrowserSettings): Count {
	return {
		from: settings.starting_number,
		to: Number(settings.ending_number),
		decimals: decimalsOf(settings.ending_number),
		durationMs: settings.duration,
		separator: settings.thousand_separator ? settings.thousand_separator_char || ',' : '',
	};
}
