import { POST_FORMATS } from '@outrigger/formats/model/post-formats';
import type { SettingsRecord } from '@outrigger/formats/model/records';
import { isTimeZone, zoneName } from '@outrigger/rules/time/zoned-time';
import type { Store } from '../store/store';
import { WriteRefusal } from './refusal';
import type { Written } from './written';

/** The writable settings; the others keep the content's values. */
const WRITABLE = [
	...([
		'title',
		'description',
		'email',
		'language',
		'timezone',
		'dateFormat',
		'timeFormat',
	] as const),
	...(['startOfWeek', 'showOnFront', 'pageOnFront', 'pageForPosts', 'postsPerPage'] as const),
	...(['defaultCommentStatus', 'siteIconId', 'siteLogoId'] as const),
	...(['defaultPingStatus', 'defaultCategory', 'defaultPostFormat', 'useSmilies'] as const),
];

type Key = (typeof WRITABLE)[number];

/** A value as it is sent: texts are checked when they are kept. */
type Value<Kept> = Kept extends string ? string : Kept extends number ? number : boolean;
type Sent = string | number | boolean;

/** The sent values; missing settings stay unchanged. */
export type SettingsFields = {
	[Name in Key]?: Value<NonNullable<SettingsRecord[Name]>> | undefined;
};

/** The checks of settings; a setting without a check takes any value of its type. */
const TAKES: Partial<Record<Key, (value: Sent, store: Store) => boolean>> = {
	timezone: (value) => value === '' || isTimeZone(String(value)),
	language: (value) => /^[a-z]{2,3}(?:_[A-Za-z]+)*$/.test(String(value)),
	startOfWeek: (value) => Number(value) >= 0 && Number(value) <= 6,
	postsPerPage: (value) => Number(value) >= 1 && Number(value) <= 1_000,
	showOnFront: (value) => value === 'page' || value === 'posts',
	defaultCommentStatus: (value) => value === 'open' || value === 'closed',
	defaultPingStatus: (value) => value === 'open' || value === 'closed',
	defaultCategory: (value, store) => store.term(Number(value))?.taxonomy === 'category',
	defaultPostFormat: (value) =>
		['0', 'standard'].includes(String(value)) || Object.hasOwn(POST_FORMATS, String(value)),
	pageOnFront: isPage,
	pageForPosts: isPage,
};

function isPage(value: Sent, store: Store): boolean {
	return value === 0 || store.post(Number(value))?.type === 'page';
}

/**
 * The settings after a change.
 * @throws WriteRefusal that names the setting, for a value that it does not take
 */
export function savedSettings(store: Store, fields: SettingsFields): Written {
	const { settings } = store;
	const kept = Object.fromEntries(
		WRITABLE.map((key) => [key, fields[key] ?? settings[key]]),
	) as Partial<SettingsRecord>;
	// An empty name of a zone keeps the offset, as in WordPress, where both are settings.
	if (kept.timezone === '')
		kept.timezone = zoneName(settings.timezone) === '' ? settings.timezone : '+00:00';
	for (const key of WRITABLE) {
		const value = fields[key];
		if (value === undefined || (TAKES[key]?.(value, store) ?? true)) continue;
		throw new WriteRefusal(`Invalid parameter(s): ${key}`, 'rest_invalid_param', 400);
	}
	if (kept.pageOnFront !== 0 && kept.pageOnFront === kept.pageForPosts)
		throw new WriteRefusal('Invalid parameter(s): pageForPosts', 'rest_invalid_param', 400);
	return { kind: 'settings', id: 0, record: kept };
}
