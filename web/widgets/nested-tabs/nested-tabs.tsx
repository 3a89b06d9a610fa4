import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Element } from '../../elements/tree/elements';
import { ownIds } from '../../elements/tree/own-ids';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import { accordionCss, placeCss, withoutScriptCss } from './accordion-css';
import type { NestedTabsSettings } from './settings';
import titlesCss from './titles.css?inline';

/**
 * Titles that choose which container is shown. At their breakpoint and below, and without script, each title is above
 * its container. Without script all containers are open. The widget omits a title without a container and a container
 * without a title.
 */
export function NestedTabs({ settings, element }: WidgetProps<NestedTabsSettings>) {
	const { styles } = useRender();
	const { breakpoint_selector: from, hover_animation: animation } = settings;
	const rows = settings.tabs.slice(0, element.children.length);
	const ids = ownIds(
		rows.map(({ element_id }) => element_id),
		(index) => `e-n-tab-title-${element.id}${index + 1}`,
	);
	const panelId = (index: number) => `e-n-tab-content-${element.id}${index + 1}`;
	if (rows.length === 0) return null;
	styles.addCss(`widget-nested-tabs-${from}`, accordionCss(from, styles.breakpoints));
	styles.addCss('widget-nested-tabs-titles', titlesCss);
	styles.addCss('widget-nested-tabs-without-script', withoutScriptCss());
	rows.forEach((_, index) => {
		const place = index + 1;
		styles.addCss(`widget-nested-tabs-place-${place}`, placeCss(place));
	});
	return (
		<div className="e-n-tabs" data-panels="hidden">
			<div className="e-n-tabs-heading" role="tablist">
				{rows.map(({ tab_title, tab_icon, tab_icon_active }, index) => (
					<button
						key={ids[index]}
						type="button"
						id={ids[index]}
						className={['e-plain e-n-tab-title', index === 0 && 'e-active', animation]
							.filter(Boolean)
							.join(' ')}
						role="tab"
						aria-selected={index === 0}
						aria-controls={panelId(index)}
						tabIndex={index === 0 ? 0 : -1}
						data-tab-index={index + 1}
					>
						{hasIcon(tab_icon) && (
							<span className="e-n-tab-icon" aria-hidden="true">
								<Icon icon={tab_icon} />
								<Icon icon={hasIcon(tab_icon_active) ? tab_icon_active : tab_icon} />
							</span>
						)}
						<InlineMarkup className="e-n-tab-title-text" html={tab_title} isLinked />
					</button>
				))}
			</div>
			<div className="e-n-tabs-content">
				{rows.map((_, index) => {
					const child = element.children[index];
					const isFirst = index === 0;
					return (
						child && (
							<Element
								key={ids[index]}
								element={child}
								inside={element}
								attributes={{
									id: panelId(index),
									role: 'tabpanel',
									'aria-labelledby': ids[index],
									'data-tab-index': index + 1,
									className: isFirst ? 'e-active' : undefined,
									'data-hidden': isFirst ? undefined : 'until-found',
								}}
							/>
						)
					);
				})}
			</div>
		</div>
	);
}
