/** A month of a calendar. */
export interface Month {
	year: number;
	/** 1 to 12. */
	month: number;
}

/**
 * Counts dates by month, the latest month first.
 * @param dates `2026-11-05T09:00:00`, in any order; invalid dates are ignored
 */
export function monthsOf(dates: readonly string[]): (Month & { count: number })[] {
	const counts = new Map<string, number>();
	for (const date of dates) {
		const [month] = /^\d{4}-(?:0[1-9]|1[0-2])(?=-\d\d)/.exec(date) ?? [];
		if (month) counts.set(month, (counts.get(month) ?? 0) + 1);
	}
	return [...counts]
		.sort(([one], [other]) => (one < other ? 1 : -1))
		.map(([name, count]) => ({ ...monthOf(name), count }));
}

/** Reads the month of a date whose text begins with year and month, `2026-11`. */
export function monthOf(date: string): Month {
	return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The first day of a month, `2026-11-01`. */
export function firstOf({ year, month }: Month): string {
	return `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-01`;
}

/**
 * The days of a month in rows of seven; null for days outside of the month.
 * @param startOfWeek 0 for Sunday to 6
 */
export function weeksOf({ year, month }: Month, startOfWeek: number): (number | null)[][] {
	const first = new Date(Date.UTC(year, month - 1, 1));
	const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
	const lead = (first.getUTCDay() - startOfWeek + 7) % 7;
	const rows = Math.ceil((lead + length) / 7);
	return Array.from({ length: rows }, (_, row) =>
		Array.from({ length: 7 }, (_, column) => {
			const day = row * 7 + column - lead + 1;
			return day >= 1 && day <= length ? day : null;
		}),
	);
}
