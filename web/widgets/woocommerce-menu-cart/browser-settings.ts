import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** The settings that the handler reads in the browser. */
export const MenuCartBrowserSettings = object({
	/** The kind of panel: at the side of the window, or small and below the button. */
	cart_type: choiceSetting(['side-cart', 'mini-cart'], 'side-cart'),
	open_cart: choiceSetting(['click', 'mouseover'], 'click'),
	/** If on, the cart opens automatically after the visitor put a product into it. */
	automatically_open_cart: switchSetting(false),
	/** If on, the widget follows the changes that other parts of the page make to the cart. */
	automatically_update_cart: switchSetting(true),
});
export type MenuCartBrowserSettings = InferOutput<typeof MenuCartBrowserSettings>;
