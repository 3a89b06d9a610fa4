import { readDate } from '@outrigger/formats/content-folder/dates';
import type { ParamReader } from './param-reader';

/**
 * A date parameter on the site's own clock, `YYYY-MM-DDTHH:mm:ss`: a date with a zone is converted. It refuses a day
 * that does not exist.
 */
export function readSiteDate(
	read: ParamReader,
	name: string,
	timezone: string,
): string | undefined {
	const written = read
		.date(name)
		?.toUpperCase()
		.replace(/([+-]\d{2})$/, '$1:00');
	if (written === undefined) return undefined;
	const date = readDate(written, timezone);
	if (date !== null) return date;
	read.refuse(name, { code: 'rest_invalid_date', message: 'Invalid date.', data: null });
	return undefined;
}
