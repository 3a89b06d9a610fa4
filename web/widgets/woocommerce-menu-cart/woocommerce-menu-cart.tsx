import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { Island } from '../../elements/island/island';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useQuietButtons } from '../../shop/cart/use-quiet-buttons';
import { hasIcon, Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import { menuCartIsland } from './menu-cart-island';
import type { MenuCartSettings } from './settings';

/**
 * The button of the cart with the number of pieces, and the cart itself in a panel. Without script the button is a link
 * to the cart page. A cached page does not contain the number of pieces, so the script fills it in.
 */
export function MenuCart({ settings, element }: WidgetProps<MenuCartSettings>) {
	const say = useTexts();
	useQuietButtons();
	const id = `menu-cart-${element.id}`;
	const icon =
		settings.icon === 'custom' && hasIcon(settings.menu_icon_svg)
			? settings.menu_icon_svg
			: iconNamed(`eicon-${settings.icon === 'custom' ? 'cart-medium' : settings.icon}`);
	return (
		<div className="elementor-menu-cart__wrapper">
			<div className="elementor-menu-cart__toggle_wrapper">
				<div className="elementor-menu-cart__container elementor-lightbox" aria-hidden="true">
					<div
						id={id}
						className="elementor-menu-cart__main"
						role="dialog"
						aria-label={say('cart.cart')}
						aria-hidden="true"
					>
						<button
							type="button"
							// If the close button is not visible, it stays in the markup for keys and assistive
							// technology.
							className={`elementor-menu-cart__close-button${settings.close_cart_button_show ? '' : ' elementor-screen-only'}`}
							aria-label={say('cart.close')}
						>
							{hasIcon(settings.close_cart_icon_svg) ? (
								<Icon icon={settings.close_cart_icon_svg} />
							) : (
								<span aria-hidden="true">×</span>
							)}
						</button>
						<div className="widget_shopping_cart_content">
							<Island
								of={menuCartIsland}
								id={element.id}
								props={{
									hasRemove: settings.show_remove_icon,
									hasCartButton: settings.view_cart_button_show,
									hasCheckoutButton: settings.checkout_button_show,
								}}
							/>
						</div>
					</div>
				</div>
				<div className="elementor-menu-cart__toggle elementor-button-wrapper">
					<a
						id={`${id}-toggle`}
						className="elementor-menu-cart__toggle_button elementor-button elementor-size-sm"
						href={SHOP_PATHS.cart}
						aria-controls={id}
						aria-expanded="false"
					>
						{settings.show_subtotal && (
							<span className="elementor-button-text" data-cart="subtotal" />
						)}
						<span className="elementor-button-icon">
							<span className="elementor-button-icon-qty" data-counter="0" aria-hidden="true">
								0
							</span>
							<Icon icon={icon} />
							<span className="elementor-screen-only">{say('cart.cart')}</span>
						</span>
					</a>
				</div>
			</div>
		</div>
	);
}
