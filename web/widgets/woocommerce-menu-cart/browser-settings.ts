import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** The settings that the handler reads in the browser. */
export const MenuCartBrowserSettings = object({
	/** A panel at the side of the window, or a small one below the button. */
	cart_type: choiceSetting(['side-cart', 'mini-cart'], 'side-cart'),
	open_cart: choiceSetting(['click', 'mouseover'], 'click'),
	/** True if the cart opens by itself after the visitor put a product in. */
	automatically_open_cart: switchSetting(false),
	/** True if it follows the changes that other parts of the page make to the cart. */
	automatically_update_cart: switchSetting(true),
});
export type MenuCartBrowserSettings = InferOutput<typeof MenuCartBrowserSettings>;
