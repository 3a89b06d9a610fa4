import { mediaOf } from '@outrigger/rules/builder/breakpoints';
import { useRender } from '../../elements/context/render-context';
import type { ContentsRequest } from '../../elements/tree/contents-request';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import buttonCss from './button.css?inline';
import type { TableOfContentsSettings } from './settings';

/**
 * A box with the headings of the page as links. The list is made after the whole page is rendered. Until then the box
 * contains the mark in front of each entry, and the settings of the list.
 */
export function TableOfContents({ settings, element }: WidgetProps<TableOfContentsSettings>) {
	const say = useTexts();
	const { styles } = useRender();
	const { title, html_tag: Title, minimize_box, minimized_on } = settings;
	const isBulleted = settings.marker_view === 'bullets';
	const bodyId = `elementor-toc__${element.id}`;
	const titleId = `${bodyId}-title`;
	const name =
		title === '' ? { 'aria-label': say('page.contents') } : { 'aria-labelledby': titleId };
	const request: ContentsRequest = {
		tags: settings.headings_by_tags,
		container: settings.container.trim(),
		exclude: settings.exclude_headings_by_selector.trim(),
		isNumbered: !isBulleted,
		isHierarchical: settings.hierarchical_view,
		nothing: settings.no_headings_message,
	};
	if (minimize_box) styles.addCss('widget-table-of-contents-button', buttonCss, 'kit');
	if (minimize_box && minimized_on !== 'none') {
		const media = minimized_on === 'desktop' ? 'all' : mediaOf(minimized_on, styles.breakpoints);
		styles.addCss(`widget-table-of-contents-${minimized_on}`, minimizedCss(minimized_on, media));
	}
	return (
		<>
			<div className="elementor-toc__header">
				{title !== '' && (
					<Title id={titleId} className="elementor-toc__header-title">
						{title}
					</Title>
				)}
				{minimize_box && (
					<button
						type="button"
						className="e-plain elementor-toc__toggle-button"
						aria-controls={bodyId}
						aria-expanded="true"
						{...name}
					>
						<Icon icon={settings.expand_icon} className="elementor-toc__toggle-button--expand" />
						<Icon
							icon={settings.collapse_icon}
							className="elementor-toc__toggle-button--collapse"
						/>
					</button>
				)}
			</div>
			<nav
				id={bodyId}
				className={`elementor-toc__body${settings.collapse_subitems ? ' elementor-toc__list-items--collapsible' : ''}`}
				{...name}
				data-toc={JSON.stringify(request)}
			>
				{isBulleted && <Icon icon={settings.icon} className="elementor-toc__marker" />}
			</nav>
		</>
	);
}

/**
 * Returns the rule that keeps the table closed on its devices until its handler has loaded, so that nothing moves then;
 * without script the table is open. Empty for a device that the site does not use.
 */
function minimizedCss(device: string, media: string | undefined): string {
	if (!media) return '';
	return `@media ${media} and (scripting:enabled){.elementor-toc--minimized-on-${device} .elementor-toc__body{display:none}}`;
}
