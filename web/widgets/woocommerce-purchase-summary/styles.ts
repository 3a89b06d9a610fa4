import { color, type StyleControl, typography } from '../../elements/styles/factories';

const HEADING = ' .e-shop-section h2';

export const purchaseSummaryStyles: readonly StyleControl[] = [
	color('confirmation_message_color', ' .woocommerce-thankyou-order-received'),
	...typography('confirmation_message_typography', ' .woocommerce-thankyou-order-received'),
	color('titles_color', HEADING),
	...typography('titles_typography', HEADING),
	color('general_text_color', ' .woocommerce-order'),
	...typography('general_text_typography', ' .woocommerce-order'),
];
