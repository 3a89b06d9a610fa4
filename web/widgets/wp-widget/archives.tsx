import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { firstOf, type Month, monthsOf } from '@outrigger/rules/time/months';
import { monthAndYear } from '@outrigger/rules/time/php-date';
import { use } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { memoryOf } from '../../loops/source/memory-of';
import { useTexts } from '../../ui/texts';
import { ChoiceForm } from './choice-form';
import { isTicked } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';
import { WpWidget_DatesDocument } from './wp-widget.generated';

/**
 * The largest number of requests; each gives the dates of a hundred posts. If there are more posts, their months are
 * not listed.
 */
const MOST_REQUESTS = 10;

/** The months with posts, as a list or as a form to choose from. Renders nothing without posts. */
export function ArchivesWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const { site, path } = useCurrentPage();
	const { warn } = useRender();
	const { dates, isWhole } = usePostDates();
	if (!isWhole) warn('The list of months ends at the oldest post that the host read');
	const months = monthsOf(dates);
	if (months.length === 0) return null;
	const hasCount = isTicked(instance, 'count');
	const nameOf = (month: Month) => monthAndYear(firstOf(month), site.language);
	return (
		<>
			<WidgetTitle instance={instance} usual={say('wordpress.archives')} />
			{isTicked(instance, 'dropdown') ? (
				<ChoiceForm
					label={say('wordpress.archives')}
					name="m"
					first={say('wordpress.selectMonth')}
					action={site.homePath}
					options={months.map((month) => ({
						key: firstOf(month),
						value: firstOf(month).slice(0, 7).replace('-', ''),
						label: `${nameOf(month)}${hasCount ? `\u00a0(${month.count})` : ''}`,
					}))}
				/>
			) : (
				<ul>
					{months.map((month) => {
						const href = monthPath(month, site.homePath);
						return (
							<li key={href}>
								<a href={href} aria-current={href === path ? 'page' : undefined}>
									{nameOf(month)}
								</a>
								{hasCount && ` (${month.count})`}
							</li>
						);
					})}
				</ul>
			)}
		</>
	);
}

/** Returns the path at which WordPress lists the posts of a month, for example `/2026/11/` or `/de/2026/11/`. */
export function monthPath(month: Month, homePath = '/'): string {
	return `${homePath}${firstOf(month).slice(0, 7).replace('-', '/')}/`;
}

interface PostDates {
	dates: string[];
	/** False if there are older posts that were not requested. */
	isWhole: boolean;
}

const asked = memoryOf<ApolloClient, Promise<PostDates>>();

/** Returns the dates of the site's posts; suspends. */
function usePostDates(): PostDates {
	const client = useApolloClient();
	const memory = asked(client);
	const dates = memory.get('') ?? loadDates(client);
	memory.set('', dates);
	return use(dates);
}

async function loadDates(client: ApolloClient): Promise<PostDates> {
	const dates: string[] = [];
	let after: string | null = null;
	for (let request = 0; request < MOST_REQUESTS; request += 1) {
		const answer: PartOfDates = await askDates(client, after);
		dates.push(...answer.dates);
		if (answer.next === null) return { dates, isWhole: true };
		after = answer.next;
	}
	return { dates, isWhole: false };
}

interface PartOfDates {
	dates: string[];
	/** The cursor to older posts; null at the end. */
	next: string | null;
}

async function askDates(client: ApolloClient, after: string | null): Promise<PartOfDates> {
	const { data } = await client.query({ query: WpWidget_DatesDocument, variables: { after } });
	const { nodes = [], pageInfo } = data?.posts ?? {};
	return {
		dates: nodes.map(({ date }) => date ?? ''),
		next: (pageInfo?.hasNextPage && pageInfo.endCursor) || null,
	};
}
