import { useTexts } from '../../ui/texts';
import type { Address_CustomerFragment } from '../../wordpress/shop/checkout.shop.generated';

interface AccountAddressesProps {
	customer: {
		billing: Address_CustomerFragment | null;
		shipping: Address_CustomerFragment | null;
	};
}

/** The billing address and the shipping address. */
export function AccountAddresses({ customer }: AccountAddressesProps) {
	const say = useTexts();
	return (
		<div className="woocommerce-Addresses">
			<Address title={say('order.billing')} address={customer.billing} />
			<Address title={say('order.shipping')} address={customer.shipping} />
		</div>
	);
}

function Address({ title, address }: { title: string; address: Address_CustomerFragment | null }) {
	const say = useTexts();
	const lines = [
		`${address?.firstName ?? ''} ${address?.lastName ?? ''}`,
		address?.company,
		address?.address1,
		address?.address2,
		`${address?.postcode ?? ''} ${address?.city ?? ''}`,
		address?.phone,
	].flatMap((line) => line?.trim() || []);
	return (
		<div className="woocommerce-Address">
			<h3>{title}</h3>
			{lines.length === 0 ? (
				<p>{say('account.noAddress')}</p>
			) : (
				<address>
					{lines.map((line) => (
						<span key={line}>{line}</span>
					))}
				</address>
			)}
		</div>
	);
}
