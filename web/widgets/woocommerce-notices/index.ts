import { defineWidget } from '../../elements/tree/define-widget';
import { Notices, NoticesSettings } from './woocommerce-notices';
import css from './woocommerce-notices.css?inline';

export const woocommerceNotices = defineWidget({
	types: ['woocommerce-notices'],
	settings: NoticesSettings,
	Markup: Notices,
	needsShop: true,
	css,
});
