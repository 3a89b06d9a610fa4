import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say, TextKey } from '@outrigger/rules/texts/text';
import { ownValue } from '@outrigger/rules/values/own-value';
import { type InferOutput, object } from 'valibot';
import { type CurrentNode, useCurrentNode } from '../../elements/context/current-node';
import { type CurrentPage, useCurrentPage } from '../../elements/context/current-page';
import { dynamicTagOf } from '../../elements/dynamic/dynamic-tags';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Marked } from '../../loops/markup/found';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';

const entries = {
	/** Shown if WordPress has no title of that kind for this page. */
	title: textSetting(),
	link: linkSetting(),
	size: choiceSetting(['default', 'small', 'medium', 'large', 'xl', 'xxl'], 'default'),
};

export const SiteTitleSettings = object({ ...entries, header_size: titleTagSetting('h2') });

export const ThemeTitleSettings = object({ ...entries, header_size: titleTagSetting('h1') });
export type ThemeTitleSettings = InferOutput<typeof ThemeTitleSettings>;

/** The builder's prefixes for the title of a list. */
const CONTEXTS: Readonly<Record<string, TextKey>> = {
	category: 'page.category',
	post_tag: 'page.tag',
	author: 'page.author',
	search: 'search.search',
};

const PRODUCT_TITLE = 'woocommerce-product-title';

/** A title that WordPress has: of the site, the page, the content or the list. It is always text, never markup. */
export function ThemeTitle({ settings, element }: WidgetProps<ThemeTitleSettings>) {
	const say = useTexts();
	const page = useCurrentPage();
	const node = useCurrentNode();
	const type = element.widgetType ?? '';
	const title = titleOf(element, page, node, say) || plainText(settings.title);
	if (title === '') return null;
	const isProduct = type === PRODUCT_TITLE;
	const Tag = settings.header_size;
	const link = linkAttributes(settings.link) ?? defaultLink(type, page.site.frontPath);
	const text = type === 'theme-post-title' ? <Marked text={title} /> : title;
	return (
		<Tag
			className={`${isProduct ? 'product_title entry-title ' : ''}elementor-heading-title elementor-size-${settings.size}`}
		>
			{link ? <a {...link}>{text}</a> : text}
		</Tag>
	);
}

/**
 * Returns the title. The title of an archive includes the kind of the list, `Category: Harbours`, if the title's
 * dynamic tag has that option on.
 */
function titleOf(
	{ widgetType: type, settings }: ElementNode,
	page: CurrentPage,
	node: CurrentNode | null,
	say: Say,
): string {
	const nodeTitle = displayedTitle(node, say);
	const archiveTitle = page.archive?.title ?? '';
	if (type === 'theme-site-title') return page.site.title;
	if (type === 'theme-post-title' || type === PRODUCT_TITLE) return nodeTitle;
	if (type === 'theme-page-title' && node) return nodeTitle;
	const context = ownValue(CONTEXTS, page.archive?.taxonomy ?? page.archive?.kind);
	const hasContext = dynamicTagOf(settings, 'title')?.settings.include_context === 'yes';
	return hasContext && context && archiveTitle
		? `${say(context as 'page.tag')}: ${archiveTitle}`
		: archiveTitle;
}

/** The default link: the site's title leads to the front page. */
function defaultLink(type: string, homePath = '/') {
	return type === 'theme-site-title' ? linkAttributes(homePath) : undefined;
}
