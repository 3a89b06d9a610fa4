import { evergreenInterval } from '@outrigger/rules/time/countdown';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { localTime, zonedTime } from '@outrigger/rules/time/zoned-time';
import type { SiteInfo } from '../../elements/context/current-page';
import type { CountdownSettings } from './settings';

/** The moment to which a countdown counts, and the text that shows the moment without script. */
export interface Due {
	/**
	 * Milliseconds since 1970; null for a countdown that each visitor has separately, because only the browser knows
	 * its end.
	 */
	dueMs: number | null;
	/** The length of a countdown that each visitor has separately, in seconds. */
	intervalS: number | null;
	/** For example `1 May 2027 10:00 CEST` or `47 hours, 59 minutes`. */
	text: string;
	/** The same value for machines, for example `2027-05-01T08:00:00Z` or `PT47H59M`. */
	dateTime: string;
}

/**
 * The moment that an editor chose, in the site's zone. If the stored text is no date: one month from now, rounded down
 * to the minute.
 */
export function dueOf(settings: CountdownSettings, site: SiteInfo, nowMs: number): Due {
	if (settings.countdown_type === 'evergreen') return evergreen(settings, site.language);
	const dueMs = zonedTime(settings.due_date, site.timezone) ?? monthAfter(nowMs);
	const local = localTime(dueMs, site.timezone);
	const shown = formatPhpDate(local, `${site.dateFormat} ${site.timeFormat}`, site.language);
	const text = `${shown} ${zoneName(dueMs, site)}`.trim();
	return {
		dueMs,
		intervalS: null,
		text,
		dateTime: `${localTime(dueMs, 'UTC')}Z`,
	};
}

function evergreen(settings: CountdownSettings, language: string): Due {
	const intervalS = evergreenInterval(
		settings.evergreen_counter_hours,
		settings.evergreen_counter_minutes,
	);
	const hours = Math.floor(intervalS / 3600);
	const minutes = Math.floor(intervalS / 60) % 60;
	const parts = [
		...(hours > 0 ? [amount(hours, 'hour', language)] : []),
		...(minutes > 0 || hours === 0 ? [amount(minutes, 'minute', language)] : []),
	];
	return { dueMs: null, intervalS, text: parts.join(', '), dateTime: `PT${hours}H${minutes}M` };
}

function amount(value: number, unit: 'hour' | 'minute', language: string): string {
	const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
	return new Intl.NumberFormat(known(language), options).format(value);
}

function monthAfter(nowMs: number): number {
	const date = new Date(nowMs);
	date.setUTCMonth(date.getUTCMonth() + 1);
	return Math.floor(date.getTime() / 60_000) * 60_000;
}

/** The name of the zone, because a date without a zone is wrong for visitors in another zone. */
function zoneName(timeMs: number, { timezone, language }: SiteInfo): string {
	const fixed = /^(?:UTC|GMT)?([+-].*)$/.exec(timezone)?.[1];
	if (fixed) return `UTC${fixed}`;
	try {
		const format = new Intl.DateTimeFormat(known(language), {
			timeZone: timezone,
			timeZoneName: 'short',
		});
		const parts = format.formatToParts(timeMs);
		return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	} catch {
		return '';
	}
}

function known(language: string): string {
	try {
		return Intl.getCanonicalLocales(language.replace('_', '-'))[0] ?? 'en';
	} catch {
		return 'en';
	}
}
