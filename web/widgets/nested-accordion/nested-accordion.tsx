import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Element } from '../../elements/tree/elements';
import { ownIds } from '../../elements/tree/own-ids';
import { textOfElements } from '../../elements/tree/text-of-elements';
import { FaqSchema } from '../../ui/faq-schema';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import type { NestedAccordionSettings } from './settings';

/**
 * Titles that open containers, as `<details>` elements: they work without script, and the browser's search opens them.
 * The widget omits a row without a container and a container without a row.
 */
export function NestedAccordion({ settings, element }: WidgetProps<NestedAccordionSettings>) {
	const render = useRender();
	const { items, title_tag } = settings;
	const rows = items.slice(0, element.children.length);
	const ids = ownIds(
		rows.map(({ element_css_id }) => element_css_id),
		(index) => `e-n-accordion-item-${element.id}${index}`,
	);
	const Title = /^h[1-6]$/.test(title_tag) ? (title_tag as 'h2') : 'span';
	const icons = [settings.accordion_item_title_icon, settings.accordion_item_title_icon_active];
	const isOne = settings.max_items_expended === 'one';
	return (
		<div className="e-n-accordion">
			{rows.map(({ item_title }, index) => {
				const child = element.children[index];
				return (
					child && (
						<details
							key={ids[index]}
							id={ids[index]}
							className="e-n-accordion-item"
							name={isOne ? `e-n-accordion-${element.id}` : undefined}
							open={index === 0 && settings.default_state === 'expanded'}
						>
							<summary className="e-n-accordion-item-title" data-accordion-index={index + 1}>
								<InlineMarkup
									as={Title}
									className="e-n-accordion-item-title-header e-n-accordion-item-title-text"
									html={item_title}
									isLinked
								/>
								{icons.some(hasIcon) && (
									<span className="e-n-accordion-item-title-icon" aria-hidden="true">
										<span className="e-opened">
											<Icon icon={icons[1]} />
										</span>
										<span className="e-closed">
											<Icon icon={icons[0]} />
										</span>
									</span>
								)}
							</summary>
							<Element element={child} inside={element} />
						</details>
					)
				);
			})}
			{settings.faq_schema && (
				<FaqSchema
					questions={rows.map(({ item_title }, index) => ({
						title: item_title,
						answer: textOfElements(element.children.slice(index, index + 1), render),
					}))}
				/>
			)}
		</div>
	);
}
