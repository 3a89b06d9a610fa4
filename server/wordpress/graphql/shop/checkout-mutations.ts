import { orderReceivedPath } from '@outrigger/rules/shop/shop-pages';
import { cleanAddress } from '../../shop/check-checkout';
import { ShopRefusal } from '../../shop/refusal';
import type { Address } from '../../shop/session-data';
import { mutation } from './shop-mutation';

type AddressInput = { [Key in keyof Address]?: string | null } & { overwrite?: boolean | null };

/**
 * Merges the given fields into an address. Missing fields keep their value, unless the input overwrites the address.
 */
function addressOf(given: AddressInput | null | undefined, before: Address): Address {
	const { overwrite, ...fields } = given ?? {};
	const texts = Object.entries(fields).map(([key, value]) => [key, value ?? '']);
	return cleanAddress({ ...(overwrite ? {} : before), ...Object.fromEntries(texts) });
}

/** The mutations that turn a cart into an order. */
export const checkoutMutations = {
	updateCustomer: mutation(
		async (
			input: {
				billing?: AddressInput | null;
				shipping?: AddressInput | null;
				shippingSameAsBilling?: boolean | null;
				email?: string | null;
				firstName?: string | null;
				lastName?: string | null;
			},
			{ visit, viewer },
		) => {
			const { email, firstName, lastName } = input;
			const own = Object.fromEntries(
				Object.entries({ email, firstName, lastName }).filter(([, value]) => value),
			);
			await visit.change((data) => {
				data.billing = addressOf({ ...own, ...input.billing }, data.billing);
				data.shipping = input.shippingSameAsBilling
					? data.billing
					: addressOf(input.shipping, data.shipping);
			});
			return { customer: { user: viewer } };
		},
	),
	checkout: mutation(
		async (
			input: {
				paymentMethod?: string | null;
				billing?: AddressInput | null;
				shipping?: AddressInput | null;
				shipToDifferentAddress?: boolean | null;
				account?: { username: string } | null;
				customerNote?: string | null;
			},
			{ visit, viewer, siteUrl },
		) => {
			if (input.account?.username)
				throw new ShopRefusal('account', 'Accounts are not made here. Please order as a guest.');
			const before = await visit.addresses();
			const billing = addressOf(input.billing, before.billing);
			const order = await visit.order({
				billing,
				shipping: input.shipToDifferentAddress ? addressOf(input.shipping, {}) : billing,
				paymentMethod: input.paymentMethod ?? '',
				note: input.customerNote ?? '',
			});
			return {
				order,
				customer: { user: viewer },
				result: 'success',
				redirect: siteUrl + orderReceivedPath(order.id, order.orderKey),
				notices: [],
			};
		},
	),
};
