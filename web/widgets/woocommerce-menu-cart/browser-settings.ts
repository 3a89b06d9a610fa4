import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** What the handler reads in the browser. */
export const MenuCartBrowserSettings = object({
	/** A panel at the side of the window, or a small one below the button. */
	cart_type: choiceSetting(['side-cart', 'mini-cart'], 'side-cart'),
	open_cart: choiceSetting(['click', 'mouseover'], 'click'),
	/** Whether it opens by itself once something was put in. */
	automatically_open_cart: switchSetting(false),
	/** Whether it follows what other parts of the page do to the cart. */
	automatically_update_cart: switchSetting(true),
});
export type MenuCartBrowserSettings = InferOutput<typeof MenuCartBrowserSettings>;
