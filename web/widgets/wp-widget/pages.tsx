import { useSuspenseQuery } from '@apollo/client/react';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import { type ItemNode, itemTree } from '@outrigger/rules/lists/item-tree';
import { plainText } from '@outrigger/rules/text/plain-text';
import { useCurrentPage } from '../../elements/context/current-page';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { PostObjectsConnectionOrderbyEnum } from '../../wordpress/schema.generated';
import { idsOf, storedText } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';
import { WpWidget_PagesDocument } from './wp-widget.generated';

/** WPGraphQL cannot sort by id, so the pages are sorted by date, which nearly always gives the same order. */
const ORDERS: Readonly<Record<string, PostObjectsConnectionOrderbyEnum>> = {
	menu_order: 'MENU_ORDER',
	post_title: 'TITLE',
	ID: 'DATE',
};

interface ListedPage {
	databaseId: number;
	parentDatabaseId: number | null;
	title: string;
	uri: string;
}

/** The pages of the site, each below its parent. Renders nothing without pages. */
export function PagesWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const sortby = storedText(instance, 'sortby');
	const field = (Object.hasOwn(ORDERS, sortby) && ORDERS[sortby]) || 'MENU_ORDER';
	const { data } = useSuspenseQuery(WpWidget_PagesDocument, { variables: { field } });
	const left = idsOf(instance, 'exclude');
	const pages: ListedPage[] = (data.pages?.nodes ?? [])
		.filter(({ databaseId }) => !left.includes(databaseId))
		.map(({ databaseId, parentDatabaseId, title, uri, link }) => ({
			databaseId,
			parentDatabaseId: parentDatabaseId ?? null,
			title: plainText(title ?? '') || `#${databaseId} ${say('post.noTitle')}`,
			// In lists, the page that lists the posts has no path, so its link replaces it.
			uri: uri ?? link ?? '',
		}));
	if (pages.length === 0) return null;
	return (
		<>
			<WidgetTitle instance={instance} usual={say('wordpress.pages')} />
			<ul>
				<PageItems nodes={itemTree(pages)} />
			</ul>
		</>
	);
}

function PageItems({ nodes }: { nodes: readonly ItemNode<ListedPage>[] }) {
	const { path } = useCurrentPage();
	return nodes.map(({ item: { databaseId, title, uri }, children }) => {
		const isCurrent = encodedPath(uri) === path;
		const classes = [
			'page_item',
			`page-item-${databaseId}`,
			children.length > 0 && 'page_item_has_children',
			isCurrent && 'current_page_item',
		];
		return (
			<li key={databaseId} className={classes.filter(Boolean).join(' ')}>
				<a {...linkAttributes(uri)} aria-current={isCurrent ? 'page' : undefined}>
					{title}
				</a>
				{children.length > 0 && (
					<ul className="children">
						<PageItems nodes={children} />
					</ul>
				)}
			</li>
		);
	});
}
