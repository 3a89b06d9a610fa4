import type { WidgetProps } from '../../elements/tree/define-widget';
import { FaqSchema } from '../../ui/faq-schema';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import { Markup } from '../../ui/markup';
import { useMarkup } from '../../ui/markup-context';
import { iconsOf } from './icons';
import type { AccordionSettings } from './settings';

/**
 * Titles that open their texts. Each title with its text is a `<details>` element, so it works without script, and the
 * browser's search opens it. In an accordion only one `<details>` element is open at a time; at first it is the first
 * one.
 */
export function Accordion({ settings, element }: WidgetProps<AccordionSettings>) {
	const { sanitize } = useMarkup();
	const kind = element.widgetType === 'toggle' ? 'toggle' : 'accordion';
	const icons = iconsOf(settings, element.settings);
	// The toggle's default icon points to the words; an editor's icon stays unchanged.
	const points = kind === 'toggle' && icons.isClosedUsual;
	const isAtEnd = settings.icon_align === 'right';
	const { title_html_tag: tag, tabs } = settings;
	const Heading = tag === 'div' ? 'span' : tag;
	return (
		<div className={`elementor-${kind}`}>
			{tabs.map(({ tab_title, tab_content }, index) => (
				<details
					// biome-ignore lint/suspicious/noArrayIndexKey: ids of rows may repeat, the list never changes
					key={index}
					className={`elementor-${kind}-item`}
					name={kind === 'accordion' ? `elementor-accordion-${element.id}` : undefined}
					open={kind === 'accordion' && index === 0}
				>
					<summary
						className="elementor-tab-title"
						id={`elementor-tab-title-${element.id}${index + 1}`}
						data-tab={index + 1}
					>
						<Heading className="elementor-tab-heading">
							{hasIcon(icons.closed) && (
								<span
									className={`elementor-${kind}-icon elementor-${kind}-icon-${isAtEnd ? 'right' : 'left'}`}
									aria-hidden="true"
								>
									<span className={`elementor-${kind}-icon-closed`}>
										<Icon
											icon={icons.closed}
											className={points ? 'elementor-toggle-caret' : undefined}
										/>
									</span>
									<span className={`elementor-${kind}-icon-opened`}>
										<Icon icon={icons.open} />
									</span>
								</span>
							)}
							<InlineMarkup className={`elementor-${kind}-title`} html={tab_title} isLinked />
						</Heading>
					</summary>
					<div className="elementor-tab-content" data-tab={index + 1}>
						<Markup html={tab_content} className="elementor-tab-text" />
					</div>
				</details>
			))}
			{settings.faq_schema && (
				<FaqSchema
					questions={tabs.map(({ tab_title, tab_content }) => ({
						title: tab_title,
						answer: tab_content === '' ? '' : sanitize(tab_content),
					}))}
				/>
			)}
		</div>
	);
}
