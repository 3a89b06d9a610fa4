import { useId } from 'react';
import { useRender } from '../../elements/context/render-context';
import { type IconValue, iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Elements } from '../../elements/tree/elements';
import { hasIcon, Icon } from '../../ui/icon';
import { Opener } from '../../ui/menu/opener';
import { useTexts } from '../../ui/texts';
import { dropdownCss } from './dropdown-css';
import { MenuTitle } from './menu-title';
import type { MegaMenuSettings } from './settings';

/**
 * A menu with items that open panels of any elements. Row `i` and child element `i` belong together. A row without a
 * child has no panel. The menu omits a child without a row, or whose row has no panel.
 */
export function MegaMenu({ settings, element }: WidgetProps<MegaMenuSettings>) {
	const say = useTexts();
	const { styles } = useRender();
	const id = useId();
	if (settings.menu_items.length === 0) return null;
	const css = dropdownCss(settings, styles.breakpoints);
	if (css) {
		const key = settings.item_layout === 'dropdown' ? 'always' : settings.breakpoint_selector;
		styles.addCss(`widget-mega-menu-${key}`, css);
	}
	const menu = say('common.menu');
	const name = settings.menu_name.trim() || menu;
	return (
		<nav className="e-n-menu" data-layout={settings.item_layout} aria-label={name}>
			<Opener
				label={name === menu ? menu : say('menu.named', { name })}
				controls={id}
				className="e-n-menu-fold"
				buttonClassName="e-n-menu-toggle"
			>
				<Drawing icon={settings.menu_toggle_icon_normal} instead="eicon-menu-bar" name="open" />
				<Drawing icon={settings.menu_toggle_icon_active} instead="eicon-close" name="close" />
			</Opener>
			<div className="e-n-menu-wrapper" id={id}>
				<ul className="e-n-menu-heading">
					{settings.menu_items.map((row, index) => {
						const child = row.item_dropdown_content ? element.children[index] : undefined;
						const panel = `${id}-${index}`;
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: ids of rows may repeat, the list never changes
							<li className="e-n-menu-item" key={index}>
								<MenuTitle
									row={row}
									settings={settings}
									panel={child ? panel : undefined}
									group={id}
								/>
								{child && (
									<div className="e-n-menu-content" id={panel}>
										<Elements nodes={[child]} inside={element} />
									</div>
								)}
							</li>
						);
					})}
				</ul>
			</div>
		</nav>
	);
}

/**
 * The drawing of a button. A button must show something, so the default icon replaces an icon that the editor removed.
 */
function Drawing({ icon, instead, name }: { icon: IconValue; instead: string; name: string }) {
	return (
		<Icon
			icon={hasIcon(icon) ? icon : iconNamed(instead)}
			className={`e-n-menu-toggle-icon e-${name}`}
		/>
	);
}
