import { type AddOnField, addOnInputName, addOnMessage } from '@outrigger/rules/shop/add-on-fields';
import { chooseVariation } from '@outrigger/rules/shop/choose-variation';
import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { readQuantity } from '@outrigger/rules/shop/typed-quantity';
import type { Say } from '@outrigger/rules/texts/text';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useCartChanges } from '../../shop/cart/use-cart-changes';
import { useTexts } from '../../ui/texts';
import { AddOnFields, type Written } from './add-on-fields';
import { AddOnPreview } from './add-on-preview';
import type { OfferedProduct } from './offered-product';
import { VariationFields } from './variation-fields';

/** The props of the form, which the browser gets as well. */
export interface AddToCartProps {
	product: OfferedProduct;
	hasQuantity: boolean;
	/** The first value of the quantity field. */
	quantity: string;
	text: string;
	/** The shop's reason for refusing a form that was sent without script; empty without a refusal. */
	refusal: string;
}

const DAY_MS = 86_400_000;

/**
 * Returns the errors of a product's fields, by field id. The earliest date that is accepted is yesterday in UTC, the
 * earliest current date of any time zone; the shop knows its own date and decides.
 */
function faultsOf(fields: readonly AddOnField[], written: Written, say: Say): Written {
	const today = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
	return Object.fromEntries(
		fields.flatMap((field) => {
			const message = addOnMessage(field, (written[field.id] ?? '').trim(), today, say);
			return message === null ? [] : [[field.id, message]];
		}),
	);
}

/**
 * Puts a product into the cart. Without script it posts the fields of WooCommerce's own form; with script the page
 * stays, and the shop's message appears beside the field.
 */
export function AddToCartForm({ product, hasQuantity, quantity, text, refusal }: AddToCartProps) {
	const say = useTexts();
	const id = useId();
	const { add } = useCartChanges();
	const [choices, setChoices] = useState(product.defaults);
	const [written, setWritten] = useState<Written>(product.written);
	const [faults, setFaults] = useState<Written>({});
	const [error, setError] = useState(refusal);
	const [added, setAdded] = useState('');
	const [isSending, setSending] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const names = product.attributes.map(({ name }) => name);
	const isVariable = names.length > 0;
	const variation = chooseVariation(product.variations, names, choices);
	const chosen = isVariable ? variation : product;
	const most = chosen?.most ?? null;
	if (!product.isBuyable && !isVariable)
		return <p className="stock out-of-stock">{say('shop.outOfStock')}</p>;

	function fail(message: string): void {
		setError(message);
		setAdded('');
	}

	async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSending) return;
		if (isVariable && !variation) {
			const missing = names.find((name) => !choices[name]);
			fail(missing === undefined ? say('shop.noCombination') : say('shop.chooseFirst'));
			document.getElementById(`${id}-${missing ?? names[0]}`)?.focus();
			return;
		}
		if (chosen && !chosen.isBuyable) return fail(say('shop.isOutOfStock'));
		const typed = field.current?.value ?? quantity;
		const read = readQuantity(typed, { min: 1, max: most }, say);
		if ('message' in read) {
			fail(read.message);
			field.current?.focus();
			return;
		}
		const wrong = faultsOf(product.addOns, written, say);
		setFaults(wrong);
		const [firstWrong] = product.addOns.filter((one) => wrong[one.id] !== undefined);
		if (firstWrong) {
			setAdded('');
			document.getElementById(`${id}-${addOnInputName(firstWrong)}`)?.focus();
			return;
		}
		setSending(true);
		const notice = say('shop.added', { name: product.name });
		const outcome = await add(
			{
				productId: product.id,
				quantity: read.quantity,
				...(product.addOns.length > 0 && { extraData: JSON.stringify(written) }),
				...(variation && {
					variationId: variation.id,
					variation: names.map((name) => ({
						attributeName: name,
						attributeValue: choices[name] ?? '',
					})),
				}),
			},
			notice,
		);
		setSending(false);
		if (outcome.kind !== 'done') {
			fail(outcome.message);
			field.current?.focus();
			return;
		}
		setError('');
		setAdded(`${read.quantity > 1 ? `${read.quantity} × ` : ''}${notice}`);
	}

	return (
		<form
			className={`cart${isVariable ? ' variations_form' : ''}`}
			method="post"
			onSubmit={submit}
			noValidate
			data-product_id={product.id}
			data-state={isSending ? 'sending' : error ? 'refused' : added ? 'added' : 'idle'}
		>
			{isVariable && (
				<VariationFields
					id={id}
					product={product}
					choices={choices}
					variation={variation}
					onChoose={(name, value) => {
						setChoices((now) => ({ ...now, [name]: value }));
						setError('');
					}}
				/>
			)}
			{product.addOns.length > 0 && (
				<>
					<AddOnPreview
						name={product.name}
						price={variation?.price ?? product.price}
						fields={product.addOns}
						written={written}
					/>
					<AddOnFields
						id={id}
						fields={product.addOns}
						written={written}
						faults={faults}
						onWrite={(field, value) => {
							setWritten((now) => ({ ...now, [field]: value }));
							setFaults(({ [field]: _, ...others }) => others);
							setError('');
						}}
					/>
				</>
			)}
			<div className="cart-row">
				{hasQuantity && most !== 1 && (
					<span className="quantity">
						<label htmlFor={`${id}-quantity`} className="elementor-screen-only">
							{say('shop.quantityOf', { name: product.name })}
						</label>
						<input
							ref={field}
							id={`${id}-quantity`}
							className="input-text qty text"
							type="number"
							inputMode="numeric"
							name="quantity"
							min={1}
							max={most ?? undefined}
							step={1}
							defaultValue={quantity}
							autoComplete="off"
							onChange={() => setError('')}
							aria-invalid={error ? true : undefined}
							aria-describedby={error ? `${id}-error` : undefined}
						/>
					</span>
				)}
				<button
					type="submit"
					name="add-to-cart"
					value={product.id}
					className="single_add_to_cart_button elementor-button elementor-size-md"
					aria-disabled={isSending}
				>
					{isSending ? say('shop.adding') : text}
				</button>
				{isVariable && <input type="hidden" name="variation_id" value={variation?.id ?? 0} />}
			</div>
			{error && (
				<p id={`${id}-error`} className="cart-error" role="alert">
					{error}
				</p>
			)}
			<p className="cart-told" role="status">
				{added && (
					<>
						{added} <a href={SHOP_PATHS.cart}>{say('shop.viewCart')}</a>
					</>
				)}
			</p>
		</form>
	);
}
