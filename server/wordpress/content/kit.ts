import { checkShape, warnUnread } from '@outrigger/formats/content-folder/check-shape';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import type { Report } from '@outrigger/formats/content-folder/report';
import type { SiteContent } from '@outrigger/formats/model/records';
import { OpenObject } from '@outrigger/formats/shapes/fields';
import { KitShape } from '@outrigger/formats/shapes/site-shape';
import { FRESH_KIT_SETTINGS } from './fresh-kit';
import type { IdHolder } from './ids';

const KNOWN_KEYS = [
	'databaseId',
	'settings',
	'page_settings',
	'content',
	'metadata',
	'title',
	'type',
	'version',
	'global_classes',
	'global_variables',
];

/**
 * Reads the kit of `kit.json`, under the builder's own names. If the file is missing, the builder's kit for a new site
 * counts.
 */
export function readKit(
	file: JsonFile | null,
	report: Report,
): { kit: SiteContent['kit']; holder: IdHolder } {
	const place = { file: file?.file ?? 'kit.json', path: '' };
	const fields = file ? checkShape(KitShape, file.value, place, report) : null;
	if (file) warnUnread(file.value, KNOWN_KEYS, place, report);
	const key = fields?.settings === undefined ? 'page_settings' : 'settings';
	const settings = fields?.[key]
		? checkShape(OpenObject, fields[key], { file: place.file, path: key }, report)
		: null;
	const kit: SiteContent['kit'] = {
		databaseId: 0,
		settings: settings ?? (fields?.[key] ? {} : FRESH_KIT_SETTINGS),
	};
	return {
		kit,
		holder: {
			wanted: fields?.databaseId,
			...place,
			set: (id) => {
				kit.databaseId = id;
			},
		},
	};
}
