import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../ui/texts';
import type { Cart } from './use-cart';
import type { CartChanges } from './use-cart-changes';
import { useHydrated } from './use-hydrated';

interface CouponFormProps {
	/** Id of the form, if another form refers to it. */
	id?: string;
	/**
	 * Id of a form beside it: without script the values of both forms are sent together, so that no typed value is
	 * lost.
	 */
	sentWith?: string;
	cart: Cart;
	changes: CartChanges;
	/** The title over the field. */
	title?: string;
	buttonText?: string;
	/** The values that were sent without script and that the shop refused. */
	typed: Readonly<Record<string, string>>;
}

/** A form to add and remove coupons. The shop's objection to a coupon is beside the field, which keeps the code. */
export function CouponForm({
	id: formId,
	sentWith,
	cart,
	changes,
	title,
	buttonText,
	typed,
}: CouponFormProps) {
	const say = useTexts();
	const id = useId();
	const owner = useHydrated() ? undefined : sentWith;
	const field = useRef<HTMLInputElement>(null);
	const [error, setError] = useState('');
	const [notice, setNotice] = useState('');
	const [isSending, setSending] = useState(false);
	const applied = cart.appliedCoupons ?? [];

	async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSending) return;
		const code = field.current?.value.trim() ?? '';
		setNotice('');
		if (code === '') {
			setError(say('cart.typeCoupon'));
			field.current?.focus();
			return;
		}
		if (applied.some((coupon) => coupon?.code.toLowerCase() === code.toLowerCase())) {
			setError(say('cart.couponInUse', { code }));
			field.current?.focus();
			return;
		}
		setSending(true);
		const outcome = await changes.applyCoupon(code);
		setSending(false);
		setError(outcome.kind === 'done' ? '' : outcome.message);
		if (outcome.kind !== 'done') return field.current?.focus();
		if (field.current) field.current.value = '';
		setNotice(say('cart.couponCounts', { code }));
	}

	async function remove(code: string): Promise<void> {
		const outcome = await changes.removeCoupon(code);
		setError(outcome.kind === 'done' ? '' : outcome.message);
		setNotice(outcome.kind === 'done' ? say('cart.couponOut', { code }) : '');
		field.current?.focus();
	}

	return (
		<form id={formId} className="coupon e-shop-section" method="post" onSubmit={submit} noValidate>
			<h2>
				<label htmlFor={id}>{title ?? say('cart.coupon')}</label>
			</h2>
			<div className="coupon-row">
				<input
					ref={field}
					id={id}
					form={owner}
					name="coupon_code"
					type="text"
					defaultValue={typed.coupon_code}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={100}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
				/>
				<button
					type="submit"
					form={owner}
					name="apply_coupon"
					value="1"
					className="elementor-button elementor-size-sm"
					aria-disabled={isSending}
				>
					{buttonText ?? say('cart.applyCoupon')}
				</button>
			</div>
			{error && (
				<p id={`${id}-error`} className="cart-error" role="alert">
					{error}
				</p>
			)}
			{applied.length > 0 && (
				<ul className="applied-coupons">
					{applied.map(
						(coupon) =>
							coupon && (
								<li key={coupon.code}>
									<span>{coupon.code}</span>
									<button
										type="submit"
										form={owner}
										name="remove_coupon"
										value={coupon.code}
										aria-label={say('cart.removeCoupon', { code: coupon.code })}
										onClick={(event) => {
											event.preventDefault();
											remove(coupon.code);
										}}
									>
										{say('cart.removeShort')}
									</button>
								</li>
							),
					)}
				</ul>
			)}
			<p className="coupon-status" role="status">
				{notice}
			</p>
		</form>
	);
}
