import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { say } from '../../browser/page-words';
import { outcomeOfError } from '../../shop/cart/cart-outcome';
import { keepCartSummary } from '../../shop/cart/cart-signal';
import type { CheckoutInput } from '../../wordpress/schema.generated';
import { ShopOrderDocument } from '../../wordpress/shop/checkout.shop.generated';
import { addressOfOrder } from './address-of-order';

/** The result of an order. */
export type OrderOutcome =
	| { kind: 'ordered'; address: string }
	| { kind: 'failed'; message: string };

/** Orders the contents of the cart, once: a second press waits for the first. The function throws nothing. */
export function useOrder(): {
	isSending: boolean;
	send: (input: CheckoutInput) => Promise<OrderOutcome>;
} {
	const [mutate] = useMutation(ShopOrderDocument);
	const [isSending, setSending] = useState(false);
	const running = useRef<Promise<OrderOutcome>>(undefined);

	async function order(input: CheckoutInput): Promise<OrderOutcome> {
		try {
			const { data } = await mutate({ variables: { input } });
			const address = addressOfOrder(data?.checkout);
			if (address === null) return { kind: 'failed', message: say('checkout.unknown') };
			keepCartSummary({ count: 0, subtotal: '' });
			return { kind: 'ordered', address };
		} catch (error) {
			const outcome = outcomeOfError(error);
			return { kind: 'failed', message: outcome.kind === 'done' ? '' : outcome.message };
		}
	}

	return {
		isSending,
		send(input) {
			setSending(true);
			running.current ??= order(input).then((outcome) => {
				running.current = undefined;
				// On success the browser leaves the page, so the button stays as it is.
				if (outcome.kind === 'failed') setSending(false);
				return outcome;
			});
			return running.current;
		},
	};
}
