import { useTexts } from '../../ui/texts';

interface Gateway {
	id: string;
	title: string | null;
	description: string | null;
}

interface PaymentMethodsProps {
	id: string;
	gateways: readonly Gateway[];
	/** The id of the payment method that was chosen in the refused form. */
	chosen: string | undefined;
}

/** The payment methods for an order; if the visitor chose none, the first is checked. */
export function PaymentMethods({ id, gateways, chosen }: PaymentMethodsProps) {
	const say = useTexts();
	const chosenIndex = gateways.findIndex((gateway) => gateway.id === chosen);
	const checked = Math.max(chosenIndex, 0);
	return (
		<fieldset className="woocommerce-checkout-payment e-shop-section">
			<legend>
				<h2>{say('checkout.payment')}</h2>
			</legend>
			{gateways.length === 0 && <p>{say('checkout.noPayment')}</p>}
			{gateways.map((gateway, index) => (
				<div key={gateway.id} className="wc_payment_method">
					<input
						id={`${id}-pay-${index}`}
						type="radio"
						name="payment_method"
						value={gateway.id}
						defaultChecked={index === checked}
						aria-describedby={gateway.description ? `${id}-pay-${index}-text` : undefined}
					/>
					<label htmlFor={`${id}-pay-${index}`}>{gateway.title ?? gateway.id}</label>
					{gateway.description && (
						<p id={`${id}-pay-${index}-text`} className="payment_box">
							{gateway.description}
						</p>
					)}
				</div>
			))}
		</fieldset>
	);
}
