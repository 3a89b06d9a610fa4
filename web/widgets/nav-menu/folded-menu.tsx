import type { ReactNode } from 'react';
import { type IconValue, iconNamed } from '../../elements/settings/icon';
import { hasIcon, Icon } from '../../ui/icon';
import { Opener } from '../../ui/menu/opener';
import { useTexts } from '../../ui/texts';
import type { NavMenuSettings } from './settings';

/**
 * The menu behind its button, and each submenu behind a separate button; all of them work without script. A menu
 * without a button is open.
 */
export function FoldedMenu({
	settings,
	name,
	id,
	children,
}: {
	settings: NavMenuSettings;
	name: string;
	id: string;
	children: ReactNode;
}) {
	const say = useTexts();
	const hasButton = settings.toggle !== '';
	return (
		<>
			{hasButton && (
				<Opener
					label={name === say('common.menu') ? name : say('menu.named', { name })}
					controls={id}
					className="elementor-nav-menu__fold"
					buttonClassName="elementor-menu-toggle"
				>
					<Drawing
						icon={settings.toggle_icon_normal}
						instead="eicon-menu-bar"
						className="elementor-menu-toggle__icon--open"
					/>
					<Drawing
						icon={settings.toggle_icon_active}
						instead="eicon-close"
						className="elementor-menu-toggle__icon--close"
					/>
				</Opener>
			)}
			<nav
				id={id}
				className={[
					'elementor-nav-menu--dropdown elementor-nav-menu__container',
					!hasButton && 'elementor-nav-menu--unfolded',
				]
					.filter(Boolean)
					.join(' ')}
				aria-label={name}
			>
				<ul className="elementor-nav-menu">{children}</ul>
			</nav>
		</>
	);
}

/** The drawing of a button. A button must show something, so the default icon replaces an icon that we do not have. */
function Drawing({
	icon,
	instead,
	className,
}: {
	icon: IconValue;
	instead: string;
	className: string;
}) {
	return <Icon icon={hasIcon(icon) ? icon : iconNamed(instead)} className={className} />;
}
