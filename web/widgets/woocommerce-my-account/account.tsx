import { useQuery } from '@apollo/client/react';
import type { TextKey } from '@outrigger/rules/texts/text';
import { useHydrated } from '../../shop/cart/use-hydrated';
import { RichText, useTexts } from '../../ui/texts';
import { ShopAccountDocument } from '../../wordpress/shop/checkout.shop.generated';
import { AccountAddresses } from './account-addresses';
import { AccountOrders } from './account-orders';
import type { MyAccountSettings } from './settings';

/** The props of the account, which the browser gets as well. */
export interface AccountProps extends MyAccountSettings {
	/** The path of the account's page, to which a visitor returns after logging in. */
	path: string;
	/** The date format in PHP's notation. */
	dateFormat: string;
	/** The site's language, for example `en-GB`. */
	language: string;
}

/** The parts of an account, under WooCommerce's names for them. */
const PARTS = [
	['dashboard', 'account.dashboard'],
	['orders', 'account.orders'],
	['edit-address', 'account.addresses'],
	['customer-logout', 'common.logOut'],
] as const;

/**
 * An account with its parts one below the other, and links to them. If the customer is unknown, the server's markup for
 * guests stays.
 */
export function Account(props: AccountProps) {
	const say = useTexts();
	const isHydrated = useHydrated();
	const { data } = useQuery(ShopAccountDocument, { ssr: false, skip: !isHydrated });
	const customer = data?.customer;
	const login = `/wp-login.php?${new URLSearchParams({ redirect_to: props.path })}`;
	if (!customer?.databaseId) {
		return (
			<div className="woocommerce-info" data-state={data ? 'guest' : 'unknown'}>
				<p>{say('account.guest')}</p>
				<p>
					<a className="elementor-button elementor-size-sm" href={login}>
						{say('common.logIn')}
					</a>
				</p>
			</div>
		);
	}
	const labelOf = (key: string, label: TextKey) =>
		props.tabs.find(({ field_key }) => field_key === key)?.tab_name ||
		say(label as 'account.orders');
	const logout = `/wp-login.php?${new URLSearchParams({ action: 'logout', redirect_to: props.path })}`;
	const name = customer.displayName || customer.username;
	return (
		<div className="woocommerce woocommerce-MyAccount" data-state="customer">
			<nav className="woocommerce-MyAccount-navigation" aria-label={say('account.account')}>
				<ul>
					{PARTS.map(([key, label]) => (
						<li key={key}>
							<a href={key === 'customer-logout' ? logout : `#account-${key}`}>
								{labelOf(key, label)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="woocommerce-MyAccount-content">
				<p id="account-dashboard">
					<RichText text="account.hello" name={<strong>{name}</strong>} />
				</p>
				<section id="account-orders" className="e-shop-section">
					<h2>{labelOf('orders', 'account.orders')}</h2>
					<AccountOrders
						orders={customer.orders?.nodes ?? []}
						dateFormat={props.dateFormat}
						language={props.language}
					/>
				</section>
				<section id="account-edit-address" className="e-shop-section">
					<h2>{labelOf('edit-address', 'account.addresses')}</h2>
					<AccountAddresses customer={customer} />
				</section>
			</div>
		</div>
	);
}
