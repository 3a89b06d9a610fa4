import type { WidgetProps } from '../../elements/tree/define-widget';
import { FoundFor } from '../../loops/markup/found';
import { NothingFound } from '../../loops/markup/nothing-found';
import { Pagination } from '../../loops/page/pagination';
import { itemFacts } from '../../loops/source/item-facts';
import { useLoop } from '../../loops/use-loop';
import { FullPost } from './full-post';
import { PostItem } from './post-item';
import type { PostsSettings } from './settings';

/** A list of posts: on an archive the posts of the archive, else the posts that an editor chose. */
export function Posts({ settings, element }: WidgetProps<PostsSettings>) {
	const loop = useLoop(element, {
		query: settings.query,
		perPage: settings.posts_per_page,
		pageLimit: settings.pagination_type === '' ? 1 : settings.pagination_page_limit,
	});
	if (loop.nodes.length === 0) {
		return <NothingFound text={settings.nothing_found_message} loop={loop} />;
	}
	const facts = itemFacts(loop.sources, loop.nodes);
	const Item = settings.skin === 'full_content' ? FullPost : PostItem;
	return (
		<>
			<div
				className="elementor-posts-container elementor-posts elementor-grid"
				data-total={loop.total}
			>
				<FoundFor search={loop.search} facts={facts}>
					{loop.nodes.map((node) => (
						<Item key={node.id} node={node} settings={settings} facts={facts} />
					))}
				</FoundFor>
			</div>
			<Pagination settings={settings} loop={loop} />
		</>
	);
}
