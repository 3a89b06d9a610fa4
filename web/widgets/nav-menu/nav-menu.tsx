import { itemTree } from '@outrigger/rules/lists/item-tree';
import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useTexts } from '../../ui/texts';
import { foldCss } from './fold-css';
import { FoldedMenu } from './folded-menu';
import { MenuItems } from './menu-list';
import { type NavMenuSettings, submenuIcon } from './settings';
import { useMenu } from './use-menu';

/**
 * A menu of WordPress: a bar or a column, and a menu behind a button on small devices. The widget renders nothing
 * without items.
 */
export function NavMenu({ settings, element }: WidgetProps<NavMenuSettings>) {
	const say = useTexts();
	const { styles, warn } = useRender();
	const { kind, path, site } = useCurrentPage();
	const menu = useMenu(settings.menu.trim());
	const id = useId();
	if (menu.items.length === 0) {
		warn(`The menu "${settings.menu || '(main)'}" has no items that visitors may see`);
		return null;
	}
	const fold = settings.layout === 'dropdown' ? 'always' : settings.dropdown;
	styles.addCss(`nav-menu-fold-${fold}`, foldCss(fold, styles.breakpoints));
	const nodes = itemTree([...menu.items].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)));
	const name = settings.menu_name || menu.name || say('common.menu');
	const context = {
		page: { kind, path, siteUrl: site.url },
		submenuIcon: submenuIcon(settings, element.settings),
	};
	return (
		<>
			{settings.layout !== 'dropdown' && (
				<nav className={barClasses(settings).join(' ')} aria-label={name}>
					<ul className="elementor-nav-menu">
						<MenuItems nodes={nodes} context={{ ...context, id: `${id}m`, isExclusive: true }} />
					</ul>
				</nav>
			)}
			{(settings.layout === 'dropdown' || settings.dropdown !== 'none') && (
				<FoldedMenu settings={settings} name={name} id={id}>
					<MenuItems nodes={nodes} context={{ ...context, id: `${id}f`, isExclusive: false }} />
				</FoldedMenu>
			)}
		</>
	);
}

function barClasses(settings: NavMenuSettings): string[] {
	return [
		'elementor-nav-menu--main',
		'elementor-nav-menu__container',
		`elementor-nav-menu--layout-${settings.layout}`,
		`e--pointer-${settings.pointer}`,
		...(settings.pointer === 'none' ? [] : [`e--animation-${animationOf(settings)}`]),
	];
}

function animationOf(settings: NavMenuSettings): string {
	switch (settings.pointer) {
		case 'framed':
			return settings.animation_framed;
		case 'background':
			return settings.animation_background;
		case 'text':
			return settings.animation_text;
		default:
			return settings.animation_line;
	}
}
