import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { goToAddress } from '../../browser/address';
import { CouponForm } from '../../shop/cart/coupon-form';
import { EnterButton } from '../../shop/cart/enter-button';
import type { Cart } from '../../shop/cart/use-cart';
import { useCartChanges } from '../../shop/cart/use-cart-changes';
import { useTexts } from '../../ui/texts';
import type { ShopCheckoutQuery } from '../../wordpress/shop/checkout.shop.generated';
import { billingFields, checkBilling, type FieldErrors } from './billing-fields';
import { BillingInput } from './billing-input';
import { OrderReview } from './order-review';
import { PaymentMethods } from './payment-methods';
import type { CheckoutSettings } from './settings';
import { useOrder } from './use-order';

interface CheckoutFormProps {
	settings: CheckoutSettings;
	cart: Cart;
	facts: ShopCheckoutQuery;
	/** The shop's reason for refusing a form that was sent without script; `typed` has the visitor's texts in it. */
	refusal: string;
	typed: Readonly<Record<string, string>>;
}

/** The form that sends the order. The browser keeps the values of its fields, so typed text stays after any failure. */
export function CheckoutForm({ settings, cart, facts, refusal, typed }: CheckoutFormProps) {
	const say = useTexts();
	const id = useId();
	const changes = useCartChanges();
	const order = useOrder();
	const [errors, setErrors] = useState<FieldErrors>({});
	const [failure, setFailure] = useState(refusal);
	const summary = useRef<HTMLParagraphElement>(null);
	const enter = useRef<HTMLButtonElement>(null);
	const [wasRefused, setRefused] = useState(refusal !== '');
	const needs = cart.needsShippingAddress !== false ? 'address' : wasRefused ? 'either' : 'person';
	const fields = useMemo(
		() => billingFields(settings.billing_details_form_fields, say, needs),
		[settings.billing_details_form_fields, say, needs],
	);
	const known = facts.customer?.billing;

	/**
	 * Returns true if the form should apply a coupon: the Enter key in any field applies a typed coupon before it
	 * orders, as without script.
	 */
	function sendsCoupon({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean {
		const coupon = document.getElementById(`${id}-coupon`);
		const isEnter = nativeEvent.submitter === enter.current;
		if (!isEnter || !(coupon instanceof HTMLFormElement)) return false;
		if (!`${new FormData(coupon).get('coupon_code') ?? ''}`.trim()) return false;
		coupon.requestSubmit();
		return true;
	}

	async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (order.isSending || sendsCoupon(event)) return;
		const data = new FormData(event.currentTarget);
		const values = Object.fromEntries(
			fields.map(({ name }) => [name, `${data.get(name) ?? ''}`.trim()]),
		);
		const found = checkBilling(fields, values, say);
		setErrors(found);
		setFailure('');
		const [firstWrong] = Object.keys(found);
		if (firstWrong) {
			document.getElementById(`${id}-${firstWrong}`)?.focus();
			return;
		}
		const outcome = await order.send({
			billing: Object.fromEntries(fields.map(({ name, key }) => [key, values[name] || undefined])),
			paymentMethod: `${data.get('payment_method') ?? ''}`,
			customerNote: `${data.get('order_comments') ?? ''}`.trim() || undefined,
		});
		if (outcome.kind === 'ordered') {
			goToAddress(outcome.address);
			return;
		}
		setFailure(outcome.message);
		setRefused(true);
		summary.current?.focus();
	}

	return (
		<div className="e-checkout__columns">
			<form
				id={`${id}-form`}
				className="checkout woocommerce-checkout e-checkout__column e-checkout__column-start"
				method="post"
				onSubmit={submit}
				noValidate
				aria-busy={order.isSending}
			>
				{/* The empty value distinguishes this button from the visible button. */}
				<EnterButton ref={enter} name="woocommerce_checkout_place_order" value="">
					{say('checkout.place')}
				</EnterButton>
				<section className="e-shop-section billing" aria-labelledby={`${id}-billing`}>
					<h2 id={`${id}-billing`}>{settings.billing_details_section_title}</h2>
					<div className="checkout-fields">
						{fields.map((field) => (
							<BillingInput
								key={field.name}
								id={`${id}-${field.name}`}
								field={field}
								value={
									typed[field.name] ?? (known?.[field.key as keyof typeof known] || field.usual)
								}
								countries={facts.allowedCountries ?? []}
								error={errors[field.name]}
							/>
						))}
					</div>
				</section>
				{settings.additional_information_active && (
					<section className="e-shop-section additional" aria-labelledby={`${id}-more`}>
						<h2 id={`${id}-more`}>{settings.additional_information_section_title}</h2>
						<p className="form-row">
							<label htmlFor={`${id}-note`}>{say('checkout.notes')}</label>
							<textarea
								id={`${id}-note`}
								name="order_comments"
								rows={3}
								maxLength={2000}
								defaultValue={typed.order_comments}
							/>
						</p>
					</section>
				)}
				<PaymentMethods
					id={id}
					gateways={facts.paymentGateways?.nodes ?? []}
					chosen={typed.payment_method}
				/>
			</form>
			<div className="e-checkout__column e-checkout__column-end">
				<OrderReview cart={cart} title={settings.order_summary_section_title} />
				{settings.coupon_section_display && (
					<CouponForm
						id={`${id}-coupon`}
						sentWith={`${id}-form`}
						cart={cart}
						changes={changes}
						typed={typed}
						title={settings.coupon_section_title_text}
					/>
				)}
				<div className="place-order-row">
					<p ref={summary} tabIndex={-1} role="alert" className="checkout-failure">
						{failure && <span className="cart-error">{failure}</span>}
					</p>
					<button
						type="submit"
						form={`${id}-form`}
						name="woocommerce_checkout_place_order"
						value="1"
						className="place-order elementor-button elementor-size-md"
						aria-disabled={order.isSending}
					>
						{order.isSending ? say('checkout.sending') : say('checkout.place')}
					</button>
				</div>
			</div>
		</div>
	);
}
