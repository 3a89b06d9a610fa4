import { useSuspenseQuery } from '@apollo/client/react';
import { firstOf, type Month, monthOf, weeksOf } from '@outrigger/rules/time/months';
import { formatPhpDate, monthAndYear, weekdayInitial } from '@outrigger/rules/time/php-date';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { useCurrentPage } from '../../elements/context/current-page';
import { useTexts } from '../../ui/texts';
import { monthPath } from './archives';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';
import { WpWidget_MonthDocument } from './wp-widget.generated';

/** A Sunday, from which the widget counts seven days to get their names. */
const SOME_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** The days of the page's month, or of the current month. Days with posts are links. */
export function CalendarWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const { site, path } = useCurrentPage();
	const today = localTime(Date.now(), site.timezone);
	const month = monthOfPath(path) ?? monthOf(today);
	const { data } = useSuspenseQuery(WpWidget_MonthDocument, { variables: month });
	const startOfWeek = data.generalSettings?.startOfWeek ?? 1;
	const dates = data.inMonth?.nodes.map(({ date }) => date ?? '') ?? [];
	const days = new Set(dates.map((date) => Number(date.slice(8, 10))));
	const before = data.before?.nodes[0]?.date;
	const named = (text: string, format: string) =>
		formatPhpDate(`${text.slice(0, 10)}T00:00:00`, format, site.language);
	return (
		<>
			<WidgetTitle instance={instance} />
			<div className="calendar_wrap">
				<table className="wp-calendar-table">
					<caption>{monthAndYear(firstOf(month), site.language)}</caption>
					<thead>
						<tr>
							{Array.from({ length: 7 }, (_, index) => {
								const day = new Date(
									SOME_SUNDAY + ((index + startOfWeek) % 7) * DAY_MS,
								).toISOString();
								return (
									<th key={day} scope="col" aria-label={named(day, 'l')}>
										{weekdayInitial((index + startOfWeek) % 7, site.language)}
									</th>
								);
							})}
						</tr>
					</thead>
					<tbody>
						{weeksOf(month, startOfWeek).map((week) => (
							<tr key={week.find((day) => day !== null)}>
								{week.map((day, column) => (
									<td
										// biome-ignore lint/suspicious/noArrayIndexKey: a column is a day of the week
										key={column}
										className={isToday(day, month, today) ? 'today' : undefined}
										aria-current={isToday(day, month, today) ? 'date' : undefined}
									>
										{day !== null && days.has(day) ? (
											<a
												href={`${monthPath(month, site.homePath)}${`${day}`.padStart(2, '0')}/`}
												aria-label={say('wordpress.postsOn', {
													date: named(dayOf(day, month), site.dateFormat),
												})}
											>
												{day}
											</a>
										) : (
											day
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				{before && (
					<nav className="wp-calendar-nav" aria-label={say('wordpress.months')}>
						<a href={monthPath(monthOf(before), site.homePath)}>« {named(before, 'M')}</a>
					</nav>
				)}
			</div>
		</>
	);
}

/** Returns the month in the path of a date archive. */
function monthOfPath(path: string): Month | undefined {
	const [, year, month] = /^\/(\d{4})\/(0[1-9]|1[0-2])\//.exec(path) ?? [];
	return year && month ? { year: Number(year), month: Number(month) } : undefined;
}

function dayOf(day: number, month: Month): string {
	return `${firstOf(month).slice(0, 8)}${`${day}`.padStart(2, '0')}`;
}

function isToday(day: number | null, month: Month, today: string): boolean {
	return day !== null && dayOf(day, month) === today.slice(0, 10);
}
