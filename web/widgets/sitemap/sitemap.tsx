import { type ItemNode, itemTree } from '@outrigger/rules/lists/item-tree';
import { hourlySeed } from '@outrigger/rules/lists/shuffle';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import type { SitemapSection, SitemapSettings } from './settings';
import { type MapItem, type MapList, useContentList, useTermList } from './use-map-list';

/** Lists of the site's content: content of some types, terms of some taxonomies, at most 500 of each. */
export function Sitemap({ settings, element }: WidgetProps<SitemapSettings>) {
	return (
		<div className="elementor-sitemap-wrap">
			{settings.sitemap_items.map((section, index) => {
				const isTaxonomy = section.sitemap_type_selector === 'taxonomy';
				const List = isTaxonomy ? TermSection : ContentSection;
				const id = section._id || String(index);
				return <List key={id} id={`${element.id} ${id}`} section={section} settings={settings} />;
			})}
		</div>
	);
}

interface SectionProps {
	/** An id that is unique among the page's lists. */
	id: string;
	section: SitemapSection;
	settings: SitemapSettings;
}

function ContentSection(props: SectionProps) {
	const list = useContentList(props.section, props.settings, hourlySeed(props.id, Date.now()));
	return <Section {...props} name={props.section.sitemap_source_post_type} list={list} />;
}

function TermSection(props: SectionProps) {
	const list = useTermList(props.section);
	return <Section {...props} name={props.section.sitemap_source_taxonomy} list={list} />;
}

function Section({
	section,
	settings,
	name,
	list,
}: Omit<SectionProps, 'id'> & { name: string; list: MapList | null }) {
	const { warn } = useRender();
	if (!list) {
		warn(`The sitemap widget lists "${name}", which WordPress does not know`);
		return null;
	}
	if (list.items.length === 0) return null;
	const Title = settings.sitemap_title_tag;
	const depth = Math.trunc(section.sitemap_depth);
	const nodes = section.sitemap_hierarchical
		? cut(itemTree(list.items), depth > 0 ? depth : Number.POSITIVE_INFINITY)
		: list.items.map((item) => ({ item, children: [] }));
	const title = section.sitemap_title.trim() || list.label;
	return (
		<div className={`elementor-sitemap-section elementor-repeater-item-${section._id}`}>
			{title && (
				<Title className={`elementor-sitemap-title elementor-sitemap-${name}-title`}>{title}</Title>
			)}
			<MapItems nodes={nodes} name={name} isNofollow={settings.sitemap_add_nofollow} />
		</div>
	);
}

/** Returns the first `depth` levels of a tree. */
function cut(nodes: readonly ItemNode<MapItem>[], depth: number): ItemNode<MapItem>[] {
	return nodes.map(({ item, children }) => ({
		item,
		children: depth > 1 ? cut(children, depth - 1) : [],
	}));
}

function MapItems({
	nodes,
	name,
	isNofollow,
}: {
	nodes: readonly ItemNode<MapItem>[];
	name: string;
	isNofollow: boolean;
}) {
	return (
		<ul className={`elementor-sitemap-list elementor-sitemap-${name}-list`}>
			{nodes.map(({ item, children }) => {
				const link = linkAttributes({ url: item.uri, nofollow: isNofollow });
				return (
					<li
						key={item.databaseId}
						className={`elementor-sitemap-item elementor-sitemap-item-${name}`}
					>
						{link ? <a {...link}>{item.title}</a> : item.title}
						{children.length > 0 && (
							<MapItems nodes={children} name={name} isNofollow={isNofollow} />
						)}
					</li>
				);
			})}
		</ul>
	);
}
