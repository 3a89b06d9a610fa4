import { useCurrentPage } from '../../elements/current-page';
import type { WidgetProps } from '../../elements/define-widget';
import { individualPage, individualPageUrl, pathPageUrl } from './page-urls';
import { Pagination } from './pagination';
import { PostItem } from './post-item';
import type { PostsSettings } from './settings';
import { type PostsPage, useConfiguredPosts, useMainQueryPosts } from './use-posts';

/** A list of posts: the page's own on an archive, else the one that an editor configured. */
export function Posts(props: WidgetProps<PostsSettings>) {
	const { mainQuery } = useCurrentPage();
	const { element, settings } = props;
	const isMain =
		element.widgetType === 'archive-posts' || settings.posts_post_type === 'current_query';
	return isMain && mainQuery ? <MainQueryPosts {...props} /> : <ConfiguredPosts {...props} />;
}

function MainQueryPosts({ settings }: WidgetProps<PostsSettings>) {
	const { path, url } = useCurrentPage();
	const page = useMainQueryPosts();
	// The host knows pages of an archive by their path; an archive without its pagination would hide its rest.
	const pagination_type = settings.pagination_type || 'numbers';
	return (
		<PostsList
			settings={{ ...settings, pagination_type }}
			page={page}
			urlOf={(number) => pathPageUrl(path, url.searchParams, number)}
		/>
	);
}

function ConfiguredPosts({ settings, element }: WidgetProps<PostsSettings>) {
	const { path, url } = useCurrentPage();
	const page = useConfiguredPosts(settings, individualPage(url.searchParams, element.id));
	return (
		<PostsList
			settings={settings}
			page={page}
			urlOf={(number) => individualPageUrl(path, url.searchParams, element.id, number)}
		/>
	);
}

function PostsList({
	settings,
	page,
	urlOf,
}: {
	settings: PostsSettings;
	page: PostsPage;
	urlOf: (pageNumber: number) => string;
}) {
	if (page.nodes.length === 0) {
		return <p className="elementor-posts-nothing-found">{settings.nothing_found_message}</p>;
	}
	return (
		<>
			<div className="elementor-posts-container elementor-posts elementor-grid">
				{page.nodes.map((node) => (
					<PostItem key={node.id} node={node} settings={settings} />
				))}
			</div>
			<Pagination settings={settings} page={page} urlOf={urlOf} />
		</>
	);
}
