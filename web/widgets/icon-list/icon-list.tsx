import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon, Icon } from '../../ui/icon';
import { iconLabel } from '../../ui/icon-label';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import type { IconListSettings } from './settings';

type Item = IconListSettings['icon_list'][number];

/** A list; each line has an icon, a text and perhaps a link. The widget renders nothing without lines. */
export function IconList({ settings }: WidgetProps<IconListSettings>) {
	const isInline = settings.view === 'inline';
	const items = settings.icon_list.filter(
		(item) => inlineOnly(item.text).trim() !== '' || hasIcon(item.selected_icon),
	);
	if (items.length === 0) return null;
	return (
		<ul className={`elementor-icon-list-items${isInline ? ' elementor-inline-items' : ''}`}>
			{items.map((item, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, the list never changes
					key={index}
					className={`elementor-icon-list-item${isInline ? ' elementor-inline-item' : ''}`}
				>
					<ItemContent item={item} />
				</li>
			))}
		</ul>
	);
}

function ItemContent({ item }: { item: Item }) {
	const link = linkAttributes(item.link);
	const { selected_icon: icon } = item;
	const content = (
		<>
			{hasIcon(icon) && (
				<span className="elementor-icon-list-icon">
					<Icon icon={icon} />
				</span>
			)}
			<InlineMarkup
				className="elementor-icon-list-text"
				html={item.text}
				isLinked={link !== undefined}
			/>
		</>
	);
	if (!link) return content;
	const hasName = inlineOnly(item.text).trim() !== '' || link['aria-label'];
	return (
		<a {...link} {...(!hasName && { 'aria-label': iconLabel(icon) || link.href })}>
			{content}
		</a>
	);
}
