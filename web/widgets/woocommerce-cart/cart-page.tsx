import { useRef } from 'react';
import { CartState } from '../../shop/cart/cart-state';
import { CouponForm } from '../../shop/cart/coupon-form';
import { EmptyCart } from '../../shop/cart/empty-cart';
import { EnterButton } from '../../shop/cart/enter-button';
import { useCart } from '../../shop/cart/use-cart';
import { useCartChanges } from '../../shop/cart/use-cart-changes';
import { useHydrated } from '../../shop/cart/use-hydrated';
import type { OwnPage } from '../../shop/cart/use-own-cart';
import { useQuantityDrafts } from '../../shop/cart/use-quantity-drafts';
import { useTexts } from '../../ui/texts';
import { CartRow } from './cart-row';
import { CartTotals } from './cart-totals';
import type { CartSettings } from './settings';

/** The props of the cart, which the browser gets as well. */
export interface CartPageProps extends CartSettings, OwnPage {}

/** A visitor's cart: lines with quantities that may change, coupons, and the total. */
export function CartPage({ isOwn, refusal, typed, ...settings }: CartPageProps) {
	const say = useTexts();
	const loaded = useCart(isOwn);
	const isHydrated = useHydrated();
	const changes = useCartChanges();
	const isAutomatic = settings.update_cart_automatically;
	const drafts = useQuantityDrafts(loaded.lines, changes, isAutomatic, typed);
	const title = useRef<HTMLHeadingElement>(null);
	const { cart, lines } = loaded;
	const pieces = cart?.contents?.itemCount ?? 0;

	return (
		<div className="woocommerce e-cart__container" data-state={loaded.state}>
			{refusal && (
				<p className="cart-error" role="alert">
					{refusal}
				</p>
			)}
			<CartState loaded={loaded} empty={<EmptyCart />}>
				<div className="e-cart__column e-cart__column-start">
					<form
						className="woocommerce-cart-form e-shop-section"
						method="post"
						onSubmit={(event) => {
							event.preventDefault();
							drafts.send();
						}}
						noValidate
						aria-busy={drafts.isSending}
					>
						{/* Without this button the Enter key would press the first button of the form, which removes a
						   product. */}
						<EnterButton name="update_cart" value="1">
							{settings.update_cart_button_text}
						</EnterButton>
						<h2 ref={title} tabIndex={-1} className="cart-title">
							{say('cart.pieces', { count: pieces })}
						</h2>
						<ul className="cart-lines">
							{lines.map((line) => (
								<CartRow
									key={line.key}
									line={line}
									drafts={drafts}
									onRemove={() => {
										title.current?.focus();
										drafts.remove(line);
									}}
								/>
							))}
						</ul>
						<button
							type="submit"
							name="update_cart"
							value="1"
							className="elementor-button elementor-size-sm update-cart"
							// If a change takes effect automatically, only a visitor without script needs the button.
							data-plain={(isAutomatic && !drafts.isDirty) || undefined}
							aria-disabled={isHydrated && (!drafts.isDirty || drafts.isSending)}
						>
							{drafts.isSending ? say('cart.updating') : settings.update_cart_button_text}
						</button>
					</form>
					{settings.section_coupon_display && cart && (
						<CouponForm
							cart={cart}
							changes={changes}
							buttonText={settings.apply_coupon_button_text}
							typed={typed}
						/>
					)}
				</div>
				{cart && (
					<CartTotals
						cart={cart}
						title={settings.totals_section_title}
						buttonText={settings.checkout_button_text}
						isBusy={drafts.isSending || drafts.isDirty}
					/>
				)}
			</CartState>
			<p className="elementor-screen-only" role="status">
				{drafts.isSending ? say('cart.updating') : ''}
			</p>
		</div>
	);
}
