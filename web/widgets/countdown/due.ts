import { evergreenInterval } from '@outrigger/rules/time/countdown';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { localTime, zonedTime } from '@outrigger/rules/time/zoned-time';
import type { SiteInfo } from '../../elements/context/current-page';
import type { CountdownSettings } from './settings';

/** The time to which a countdown counts, and the text for it without script. */
export interface Due {
	/** Milliseconds since 1970; null for a visitor's own countdown, which the browser knows. */
	dueMs: number | null;
	/** The length of a visitor's own countdown, in seconds. */
	intervalS: number | null;
	/** `1 May 2027 10:00 CEST`, `47 hours, 59 minutes`. */
	text: string;
	/** The same for machines, `2027-05-01T08:00:00Z`, `PT47H59M`. */
	dateTime: string;
}

/** The moment that an editor chose, in the site's zone; where that is no date, in a month, to the minute. */
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

/** The name of the zone: a date without it is wrong for visitors in another zone. */
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
