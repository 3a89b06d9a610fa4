import type { ComponentType } from 'react';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';
import { ArchivesWidget } from './archives';
import { CalendarWidget } from './calendar';
import { CategoriesWidget } from './categories';
import { GalleryWidget, ImageWidget } from './images';
import { LanguagesWidget } from './languages';
import { MenuWidget } from './menu';
import { MetaWidget } from './meta';
import { PagesWidget } from './pages';
import { RecentCommentsWidget } from './recent-comments';
import { RecentPostsWidget } from './recent-posts';
import { SearchWidget } from './search';
import type { Instance, WpWidgetSettings } from './settings';
import { TagCloudWidget } from './tag-cloud';
import { CustomHtmlWidget, TextWidget } from './texts';

const PREFIX = 'wp-widget-';

/** Maps WordPress's name of a kind of widget to its component. */
const KINDS: Readonly<Record<string, ComponentType<{ instance: Instance }>>> = {
	search: SearchWidget,
	categories: CategoriesWidget,
	tag_cloud: TagCloudWidget,
	'recent-posts': RecentPostsWidget,
	'recent-comments': RecentCommentsWidget,
	archives: ArchivesWidget,
	calendar: CalendarWidget,
	pages: PagesWidget,
	nav_menu: MenuWidget,
	text: TextWidget,
	custom_html: CustomHtmlWidget,
	media_image: ImageWidget,
	media_gallery: GalleryWidget,
	meta: MetaWidget,
	polylang: LanguagesWidget,
};

/** One of WordPress's own widgets, in WordPress's markup. */
export function WpWidget({ settings, element }: WidgetProps<WpWidgetSettings>) {
	const type = element.widgetType ?? '';
	const kind = type.slice(PREFIX.length);
	const Kind = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
	if (!Kind) return <GivenMarkup type={type} html={element.renderedHtml} />;
	return <Kind instance={settings.wp} />;
}

/**
 * Content that only WordPress can make (feeds of other sites, the old link manager). If WordPress sent no markup,
 * the widget renders nothing and writes a line to the log.
 */
function GivenMarkup({ type, html }: { type: string; html: string | null }) {
	const { warn } = useRender();
	if (!html) {
		warn(`WordPress sent no markup for the widget "${type}", which it alone can make`);
		return null;
	}
	return <Markup html={html} />;
}
