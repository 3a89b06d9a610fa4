import { addressPath } from '@outrigger/rules/address/uri-path';
import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { useRef } from 'react';
import { CartState } from '../../shop/cart/cart-state';
import { EmptyCart } from '../../shop/cart/empty-cart';
import { lineChoices, lineName } from '../../shop/cart/line-name';
import { LinePicture } from '../../shop/cart/line-picture';
import { type CartLine, useCart } from '../../shop/cart/use-cart';
import { useCartChanges } from '../../shop/cart/use-cart-changes';
import { useQuantityDrafts } from '../../shop/cart/use-quantity-drafts';
import { priceText } from '../../shop/product/price-text';
import { useTexts } from '../../ui/texts';

/** The props of the panel, which the browser gets as well. */
export interface MenuCartContentsProps {
	hasRemove: boolean;
	hasCartButton: boolean;
	hasCheckoutButton: boolean;
}

/** The contents of the cart in short form, with links to the cart and the checkout. */
export function MenuCartContents(props: MenuCartContentsProps) {
	const say = useTexts();
	const loaded = useCart();
	const { cart, lines } = loaded;
	const changes = useCartChanges();
	const drafts = useQuantityDrafts(lines, changes, false);
	const subtotal = useRef<HTMLParagraphElement>(null);
	return (
		<div className="woocommerce elementor-menu-cart__contents" data-state={loaded.state}>
			<CartState loaded={loaded} empty={<EmptyCart />}>
				<ul className="elementor-menu-cart__products cart-lines" aria-busy={drafts.isSending}>
					{lines.map((line) => (
						<MenuCartLine
							key={line.key}
							line={line}
							message={drafts.messageOf(line)}
							onRemove={
								props.hasRemove
									? () => {
											subtotal.current?.focus();
											drafts.remove(line);
										}
									: undefined
							}
						/>
					))}
				</ul>
				<p
					ref={subtotal}
					tabIndex={-1}
					className="elementor-menu-cart__subtotal"
					data-stale={drafts.isSending || undefined}
				>
					<strong>{say('cart.subtotalLabel')}</strong> {priceText(cart?.subtotal)}
				</p>
				<div className="elementor-menu-cart__footer-buttons">
					{props.hasCartButton && (
						<a
							className="elementor-button elementor-button--view-cart elementor-size-md"
							href={SHOP_PATHS.cart}
						>
							{say('shop.viewCart')}
						</a>
					)}
					{props.hasCheckoutButton && (
						<a
							className="elementor-button elementor-button--checkout elementor-size-md"
							href={SHOP_PATHS.checkout}
						>
							{say('cart.checkout')}
						</a>
					)}
				</div>
			</CartState>
		</div>
	);
}

interface MenuCartLineProps {
	line: CartLine;
	message: string | undefined;
	onRemove?: () => void;
}

function MenuCartLine({ line, message, onRemove }: MenuCartLineProps) {
	const say = useTexts();
	const name = lineName(line, say);
	const uri = line.product?.node?.uri;
	return (
		<li className="elementor-menu-cart__product cart_item">
			<div className="elementor-menu-cart__product-image product-thumbnail">
				<LinePicture line={line} />
			</div>
			<div className="elementor-menu-cart__product-name product-name">
				{uri ? <a href={addressPath(uri)}>{name}</a> : name}
				{lineChoices(line, say).map(({ label, value }) => (
					<span key={label} className="variation">
						{label}: {value}
					</span>
				))}
			</div>
			<div className="elementor-menu-cart__product-price product-price">
				{say('cart.line', { count: line.quantity ?? 0, price: priceText(line.subtotal) })}
			</div>
			{onRemove && (
				<button
					type="button"
					className="elementor-menu-cart__product-remove product-remove"
					aria-label={say('cart.remove', { name })}
					onClick={onRemove}
				>
					<span aria-hidden="true">×</span>
				</button>
			)}
			{message && (
				<p className="cart-error" role="alert">
					{message}
				</p>
			)}
		</li>
	);
}
