/** A moment as WordPress keeps it twice: in the site's time zone and in UTC, both without a zone. */
export interface WordPressMoment {
	/** `YYYY-MM-DDTHH:mm:ss` in the site's time zone. */
	date: string;
	/** The same in UTC, without `Z`. */
	dateGmt: string;
}

/** Minutes of a manual offset such as `UTC+2` or `+05:30`; `null` for anything else. */
function offsetMinutes(timezone: string): number | null {
	const found = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2})|\.5)?$/.exec(timezone);
	if (found === null) return null;
	const minutes =
		Number(found[2]) * 60 + (found[3] ? Number(found[3]) : timezone.endsWith('.5') ? 30 : 0);
	return found[1] === '-' ? -minutes : minutes;
}

function utc(moment: Date): string {
	return moment.toISOString().slice(0, 19);
}

/**
 * A moment in WordPress's two columns.
 * @param moment a point in time
 * @param timezone an IANA name, or a manual offset (`UTC+2`); an unknown one counts as UTC
 */
export function wordpressMoment(moment: Date, timezone: string): WordPressMoment {
	const dateGmt = utc(moment);
	const offset = offsetMinutes(timezone);
	if (offset !== null) {
		return { date: utc(new Date(moment.getTime() + offset * 60_000)), dateGmt };
	}
	try {
		const local = new Intl.DateTimeFormat('sv-SE', {
			timeZone: timezone,
			dateStyle: 'short',
			timeStyle: 'medium',
		}).format(moment);
		return { date: local.replace(' ', 'T'), dateGmt };
	} catch {
		return { date: dateGmt, dateGmt };
	}
}

/** `2026-11-21T00:55:21` → `2026-11-21 00:55:21`, the form comments have in WPGraphQL. */
export function withSpace(date: string): string {
	return date.replace('T', ' ');
}

/** `2026-11-21 00:55:21` → `2026-11-21T00:55:21`, the form everything has in REST. */
export function withLetterT(date: string): string {
	return date.replace(' ', 'T');
}
