import { plainText } from '@outrigger/rules/text/plain-text';
import { useCurrentPage } from '../../elements/context/current-page';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { isCurrent, itemHref } from '../../ui/menu/item-link';
import { Opener } from '../../ui/menu/opener';
import { useTexts } from '../../ui/texts';
import type { MegaMenuSettings } from './settings';

interface MenuTitleProps {
	row: MegaMenuSettings['menu_items'][number];
	settings: MegaMenuSettings;
	/** The id of the title's panel; absent if it has no panel. */
	panel: string | undefined;
	/** The group that all openers of one menu share: opening one of them closes the others. */
	group: string;
}

/**
 * The title of an item. If the title has a link, the opener of its panel is beside the link; a title without a link is
 * the opener itself.
 */
export function MenuTitle({ row, settings, panel, group }: MenuTitleProps) {
	const say = useTexts();
	const { kind, path, site } = useCurrentPage();
	const href = itemHref({ url: row.item_link.url }, site.url);
	const link =
		row.item_link.url.trim() === '#' ? undefined : linkAttributes({ ...row.item_link, url: href });
	const isHere = link !== undefined && isCurrent(href, { kind, path, siteUrl: site.url });
	const classes = [
		'e-n-menu-title',
		row._id && `elementor-repeater-item-${row._id}`,
		isHere && 'e-current',
		href.includes('#') && 'e-anchor',
	];
	const id = /^[A-Za-z][\w-]*$/.test(row.element_id) ? row.element_id : undefined;
	const text = <Content row={row} />;
	const indicator = <Indicator settings={settings} />;
	return (
		<div className={classes.filter(Boolean).join(' ')} id={id}>
			{link && (
				<a
					{...link}
					className="e-n-menu-title-container"
					aria-current={isHere ? 'page' : undefined}
				>
					{text}
				</a>
			)}
			{link && panel && (
				<Opener
					label={say('menu.submenu', { name: plainText(row.item_title) })}
					controls={panel}
					group={group}
					buttonClassName="e-n-menu-dropdown-icon"
				>
					{indicator}
				</Opener>
			)}
			{!link && panel && (
				<Opener controls={panel} group={group} buttonClassName="e-n-menu-title-opener">
					<span className="e-n-menu-title-container">{text}</span>
					<span className="e-n-menu-dropdown-icon">{indicator}</span>
				</Opener>
			)}
			{!link && !panel && <div className="e-n-menu-title-container">{text}</div>}
		</div>
	);
}

function Content({
	row: { item_title, item_icon, item_icon_active },
}: Pick<MenuTitleProps, 'row'>) {
	return (
		<>
			{hasIcon(item_icon) && (
				<span className="e-n-menu-icon">
					<Icon icon={item_icon} className="e-closed-icon" />
					<Icon
						icon={hasIcon(item_icon_active) ? item_icon_active : item_icon}
						className="e-opened-icon"
					/>
				</span>
			)}
			<InlineMarkup html={item_title} className="e-n-menu-title-text" isLinked />
		</>
	);
}

function Indicator({
	settings: { menu_item_icon, menu_item_icon_active },
}: Pick<MenuTitleProps, 'settings'>) {
	const isPlain = !hasIcon(menu_item_icon);
	const closed = isPlain ? FOCUS_ICON : menu_item_icon;
	const opened = hasIcon(menu_item_icon_active) ? menu_item_icon_active : closed;
	return (
		<>
			<Icon icon={closed} className="e-closed-icon" />
			<Icon icon={opened} className="e-opened-icon" />
		</>
	);
}

/**
 * The icon of an opener for which the editor chose no icon: without a visible button some visitors could not open the
 * panel.
 */
const FOCUS_ICON = { value: 'fas fa-caret-down', library: '' };
