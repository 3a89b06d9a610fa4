import { addressPath } from '@outrigger/rules/address/uri-path';
import { useId, useRef } from 'react';
import { lineChoices, lineName, mostOfLine } from '../../shop/cart/line-name';
import { LinePicture } from '../../shop/cart/line-picture';
import type { CartLine } from '../../shop/cart/use-cart';
import { useEarlyInput } from '../../shop/cart/use-early-input';
import { fieldOfLine, type QuantityDrafts } from '../../shop/cart/use-quantity-drafts';
import { priceText } from '../../shop/product/price-text';
import { useTexts } from '../../ui/texts';

interface CartRowProps {
	line: CartLine;
	drafts: QuantityDrafts;
	onRemove: () => void;
}

/** One line of the cart, with the error of its quantity beside the field. */
export function CartRow({ line, drafts, onRemove }: CartRowProps) {
	const say = useTexts();
	const id = useId();
	const name = lineName(line, say);
	const product = line.product?.node;
	const message = drafts.messageOf(line);
	const isDirty = drafts.valueOf(line) !== `${line.quantity}`;
	const field = useRef<HTMLInputElement>(null);
	useEarlyInput(field, drafts.valueOf(line), (text) => drafts.change(line, text));
	return (
		<li className="woocommerce-cart-form__cart-item cart_item">
			<div className="product-thumbnail">
				<LinePicture line={line} />
			</div>
			<div className="product-name">
				{product?.uri ? <a href={addressPath(product.uri)}>{name}</a> : name}
				{lineChoices(line, say).map(({ label, value }) => (
					<span key={label} className="variation">
						{label}: {value}
					</span>
				))}
			</div>
			<div className="product-quantity">
				<label htmlFor={id} className="elementor-screen-only">
					{say('shop.quantityOf', { name })}
				</label>
				<input
					ref={field}
					id={id}
					className="qty"
					type="number"
					inputMode="numeric"
					name={fieldOfLine(line.key)}
					min={0}
					max={mostOfLine(line) ?? undefined}
					autoComplete="off"
					value={drafts.valueOf(line)}
					onChange={({ target }) => drafts.change(line, target.value)}
					aria-invalid={message ? true : undefined}
					aria-describedby={message ? `${id}-error` : undefined}
				/>
			</div>
			<div className="product-subtotal" data-stale={isDirty || undefined}>
				{priceText(line.subtotal)}
			</div>
			<button
				type="submit"
				name="remove_item"
				value={line.key}
				className="product-remove"
				aria-label={say('cart.remove', { name })}
				onClick={(event) => {
					event.preventDefault();
					onRemove();
				}}
			>
				<span aria-hidden="true">×</span>
			</button>
			{message && (
				<p id={`${id}-error`} className="cart-error" role="alert">
					{message}
				</p>
			)}
		</li>
	);
}
