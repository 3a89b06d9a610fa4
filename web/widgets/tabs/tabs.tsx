import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { Markup } from '../../ui/markup';
import type { TabsSettings } from './settings';
import titlesCss from './titles.css?inline';

/**
 * Titles that choose the shown text. On a phone, and without script, each title is above its text; without script all
 * texts are visible.
 */
export function Tabs({ settings: { tabs, type }, element: { id } }: WidgetProps<TabsSettings>) {
	const idOf = (what: string, index: number) => `elementor-tab-${what}-${id}${index + 1}`;
	const { styles } = useRender();
	if (tabs.length === 0) return null;
	styles.addCss('widget-tabs-titles', titlesCss);
	return (
		<div className="elementor-tabs" data-panels="hidden">
			<div
				className="elementor-tabs-wrapper"
				role="tablist"
				aria-orientation={type === 'vertical' ? 'vertical' : undefined}
			>
				{tabs.map(({ tab_title }, index) => (
					<button
						// biome-ignore lint/suspicious/noArrayIndexKey: ids of rows may repeat, the list never changes
						key={index}
						type="button"
						id={idOf('title', index)}
						className={`e-plain elementor-tab-title elementor-tab-desktop-title${index === 0 ? ' elementor-active' : ''}`}
						role="tab"
						aria-selected={index === 0}
						aria-controls={idOf('content', index)}
						tabIndex={index === 0 ? 0 : -1}
						data-tab={index + 1}
					>
						<InlineMarkup html={tab_title} isLinked />
					</button>
				))}
			</div>
			<div className="elementor-tabs-content-wrapper">
				{tabs.map(({ tab_title, tab_content }, index) => {
					const active = index === 0 ? ' elementor-active' : '';
					return [
						<button
							key={idOf('header', index)}
							type="button"
							id={idOf('header', index)}
							className={`e-plain elementor-tab-title elementor-tab-mobile-title${active}`}
							aria-expanded={index === 0}
							aria-controls={idOf('content', index)}
							data-tab={index + 1}
						>
							<InlineMarkup html={tab_title} isLinked />
						</button>,
						<div
							key={idOf('content', index)}
							id={idOf('content', index)}
							className={`elementor-tab-content${active}`}
							role="tabpanel"
							aria-labelledby={idOf('title', index)}
							data-hidden={index === 0 ? undefined : 'until-found'}
							data-tab={index + 1}
						>
							<Markup html={tab_content} className="elementor-tab-text" />
						</div>,
					];
				})}
			</div>
		</div>
	);
}
