import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import { readDate } from '@outrigger/formats/content-folder/dates';
import type { Report } from '@outrigger/formats/content-folder/report';
import type {
	ContentTypeRecord,
	SettingsRecord,
	TaxonomyRecord,
} from '@outrigger/formats/model/records';
import { DATE_RULE } from '@outrigger/formats/shapes/fields';

/** The data that every part of the loader needs. */
export interface LoadContext {
	dir: string;
	report: Report;
	settings: SettingsRecord;
	contentTypes: ContentTypeRecord[];
	taxonomies: TaxonomyRecord[];
	/** Milliseconds since the epoch. */
	now: number;
}

/** Reads a date in the site's zone; reports a wrong one under its key. A wrong or missing date gives the fallback. */
export function readDateField(
	text: string | undefined,
	fallback: string,
	place: { file: string; path: string },
	key: string,
	{ report, settings }: LoadContext,
): string {
	if (text === undefined || text === '') return fallback;
	const date = readDate(text, settings.timezone);
	if (date === null)
		report.problem(place.file, joinPath(place.path, [key]), JSON.stringify(text), DATE_RULE);
	return date ?? fallback;
}
