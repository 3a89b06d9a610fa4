import { localTime, zonedTime } from '@outrigger/rules/time/zoned-time';
import { fieldOf } from './parse-wxr';
import type { WxrItem } from './wxr-items';

const STAMP = /^(?!0000)(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;
const MINUTE_MS = 60_000;
/** The number of dates to compare. More dates do not help, because clocks change only twice a year. */
const MOST_SAMPLES = 40;

/** A moment by the site's clocks and in UTC, milliseconds since 1970. */
interface Sample {
	gmt: number;
	local: number;
}

/** Learns the zone of a site from the dates of its posts, which an export gives by the site's clocks and in UTC. */
export interface SiteZone {
	add(item: Pick<WxrItem, 'fields'>): void;
	/**
	 * Returns the zone. If its offset never changes, this is the offset, `+02:00`. If the offset changes, this is the
	 * first zone by name whose clocks agree with every date. Undefined if the file does not show the zone, and for UTC.
	 */
	find(): string | undefined;
}

export function createSiteZone(): SiteZone {
	/** One sample for each month and offset: even a long history has few of them. */
	const samples = new Map<string, Sample>();
	return {
		add({ fields }) {
			const [local, gmt] = ['post_date', 'post_date_gmt'].map((name) =>
				time(fieldOf(fields, name)),
			);
			if (local === undefined || gmt === undefined) return;
			const month = new Date(gmt).getUTCMonth();
			const key = `${month} ${local - gmt}`;
			if (samples.size < MOST_SAMPLES && !samples.has(key)) samples.set(key, { gmt, local });
		},
		find() {
			const known = [...samples.values()];
			const offsets = [...new Set(known.map(({ gmt, local }) => (local - gmt) / MINUTE_MS))];
			const [offset] = offsets;
			if (offset === undefined) return undefined;
			if (offsets.length === 1) return offset === 0 ? undefined : offsetName(offset);
			const shows = (zone: string) =>
				known.every(({ gmt, local }) => zonedTime(localTime(gmt, zone), 'UTC') === local);
			return Intl.supportedValuesOf('timeZone').find(shows);
		},
	};
}

function time(text: string): number | undefined {
	const [, day, clock] = STAMP.exec(text) ?? [];
	return day && clock ? zonedTime(`${day}T${clock}`, 'UTC') : undefined;
}

/** `+05:30`; undefined for an offset that no place has. */
function offsetName(minutes: number): string | undefined {
	const size = Math.abs(minutes);
	if (!Number.isInteger(minutes) || size > 14 * 60) return undefined;
	const two = (part: number) => String(part).padStart(2, '0');
	return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
