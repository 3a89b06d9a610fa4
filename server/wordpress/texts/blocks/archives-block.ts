import {
	type ArchiveDate,
	archiveDatePath,
	archiveDateTitle,
} from '@outrigger/rules/lists/date-archive';
import type { ContentLookup } from '../content-lookup';
import { type Attributes, LONGEST_LIST, link } from './block-parts';

/**
 * The months (or years) in which posts were published, newest first, each with its number of posts if the editor wants
 * it. Always a list, also in place of WordPress's drop-down, which needs script.
 */
export function archives(attributes: Attributes, lookup: ContentLookup): string {
	const isYearly = attributes.type === 'yearly';
	const items = datesOf(lookup, isYearly).flatMap((date) => {
		const { year, month } = date;
		const { total } = lookup.posts(
			{ types: ['post'], year, ...(month !== null && { month }) },
			{ first: 1 },
		);
		if (total === 0) return [];
		const count = attributes.showPostCounts === true ? `&nbsp;(${total})` : '';
		const title = archiveDateTitle(date, 'F j, Y', lookup.say.language);
		return [`<li>${link(archiveDatePath(date), title, lookup.say)}${count}</li>`];
	});
	if (items.length === 0) return '';
	return `<ul class="wp-block-archives-list wp-block-archives">${items.join('')}</ul>`;
}

/** The months or years from the newest post to the oldest, including those without posts. */
function datesOf(lookup: ContentLookup, isYearly: boolean): ArchiveDate[] {
	const [newest, oldest] = (['DESC', 'ASC'] as const).map(
		(order) =>
			lookup.posts({ types: ['post'], orderBy: [{ field: 'date', order }] }, { first: 1 }).items[0]
				?.date,
	);
	if (!newest || !oldest) return [];
	const [from, to] = [monthsOf(oldest), monthsOf(newest)];
	const dates: ArchiveDate[] = [];
	for (let at = to; at >= from && dates.length < LONGEST_LIST; at -= isYearly ? 12 : 1) {
		if (isYearly) at -= at % 12;
		const month = isYearly ? null : (at % 12) + 1;
		dates.push({ year: Math.floor(at / 12), month, day: null });
	}
	// The year of the oldest post begins before that post.
	if (isYearly && dates.length < LONGEST_LIST && dates.at(-1)?.year !== Math.floor(from / 12)) {
		dates.push({ year: Math.floor(from / 12), month: null, day: null });
	}
	return dates;
}

/** Months since the year 0 of a date, `2026-06-03T05:40:00`. */
function monthsOf(date: string): number {
	return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
