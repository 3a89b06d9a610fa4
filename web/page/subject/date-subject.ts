import {
	type ArchiveDate,
	archiveDatePath,
	archiveDateTitle,
	archivePeriod,
} from '@outrigger/rules/lists/date-archive';
import type { SiteInfo } from '../../elements/context/current-page';
import { archiveInfo } from './archive';
import { notFound, type Subject } from './subject';

/** The archive of the posts of a year, a month or a day. */
export function dateSubject(
	date: ArchiveDate,
	{ dateFormat, language, homePath = '/' }: Pick<SiteInfo, 'dateFormat' | 'language' | 'homePath'>,
): Subject {
	const pathOf = (one: ArchiveDate) => `${homePath}${archiveDatePath(one).slice(1)}`;
	const title = archiveDateTitle(date, dateFormat, language);
	const above = [
		...(date.month === null ? [] : [{ ...date, month: null, day: null }]),
		...(date.day === null ? [] : [{ ...date, day: null }]),
	];
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: { ...archiveInfo('date', title, ''), contentType: 'post' },
		mainQuery: { kind: 'date', restBase: 'posts', ...archivePeriod(date) },
		condition: { kind: 'date' },
		parents: above.map((one) => ({
			label: archiveDateTitle(one, dateFormat, language),
			uri: pathOf(one),
		})),
		uri: pathOf(date),
	};
}
