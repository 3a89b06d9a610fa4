import type { ReactNode } from 'react';
import { type IconValue, iconNamed } from '../../elements/settings/icon';
import { hasIcon, Icon } from '../../ui/icon';
import type { NavMenuSettings } from './settings';

/**
 * The menu behind its button, submenus open. The button opens it by itself: the browser tells assistive technology
 * whether it is open, Escape and a click beside it close it. Without a button it stands open.
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
	const hasButton = settings.toggle !== '';
	return (
		<>
			{hasButton && (
				<button
					type="button"
					className="elementor-menu-toggle"
					popoverTarget={id}
					aria-label={name === 'Menu' ? 'Menu' : `Menu: ${name}`}
				>
					<Drawing
						icon={settings.toggle_icon_normal}
						instead="fas fa-bars"
						className="elementor-menu-toggle__icon--open"
					/>
					<Drawing
						icon={settings.toggle_icon_active}
						instead="fas fa-times"
						className="elementor-menu-toggle__icon--close"
					/>
				</button>
			)}
			<nav
				id={id}
				className="elementor-nav-menu--dropdown elementor-nav-menu__container"
				aria-label={name}
				popover={hasButton ? 'auto' : undefined}
			>
				<ul className="elementor-nav-menu">{children}</ul>
			</nav>
		</>
	);
}

/** A button must show something: an icon that is not carried is the usual one. */
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
