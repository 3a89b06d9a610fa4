import { Fragment } from 'react';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { NoItemFound } from '../../loops/markup/nothing-found';
import { useLoopItems } from '../../loops/markup/use-loop-items';
import { Pagination } from '../../loops/page/pagination';
import { useLoop } from '../../loops/use-loop';
import type { LoopGridSettings } from './settings';

/** A list of items in columns; each item is rendered from a template of the library. */
export function LoopGrid({ settings, element }: WidgetProps<LoopGridSettings>) {
	const loop = useLoop(element, {
		query: settings.query,
		perPage: settings.posts_per_page,
		pageLimit: settings.pagination_type === '' ? 1 : settings.pagination_page_limit,
	});
	const items = useLoopItems(settings, loop);
	if (items.length === 0) return <NoItemFound settings={settings} loop={loop} />;
	return (
		<>
			<div className="elementor-loop-container elementor-grid" data-total={loop.total}>
				{items.map(({ key, item }) => (
					<Fragment key={key}>{item}</Fragment>
				))}
			</div>
			<Pagination settings={settings} loop={loop} />
		</>
	);
}
