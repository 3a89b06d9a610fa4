import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import type { ReactNode } from 'react';
import { RichText, useTexts } from '../../ui/texts';
import type { LoadedCart } from './use-cart';

interface CartStateProps {
	loaded: LoadedCart;
	/** The content that replaces an empty cart. */
	empty: ReactNode;
	children: ReactNode;
}

/** The view of a cart: loading, failed, empty, or the cart itself. */
export function CartState({ loaded, empty, children }: CartStateProps) {
	const say = useTexts();
	const { state, lines, reload } = loaded;
	if (state === 'ready') return lines.length > 0 ? children : empty;
	if (state === 'failed') {
		return (
			<div className="cart-failed" role="alert">
				<p>{say('cart.failed')}</p>
				<button type="button" className="elementor-button elementor-size-sm" onClick={reload}>
					{say('common.tryAgain')}
				</button>
			</div>
		);
	}
	return (
		<div className="cart-loading">
			<span className="cart-loading-words">{say('cart.loading')}</span>
			<span className="cart-plain-words">
				<RichText
					text="cart.elsewhere"
					page={<a href={SHOP_PATHS.cart}>{say('cart.ownPage')}</a>}
				/>
			</span>
		</div>
	);
}
