import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useCurrentPage } from '../../elements/context/current-page';
import { ShopCartDocument } from '../../wordpress/shop/cart.shop.generated';

/** The facts of the visitor that a widget of a shop receives on the server. */
export interface OwnPage {
	/**
	 * True if the page is made for this visitor alone: then its markup holds the cart, for
	 * visitors without script.
	 */
	isOwn: boolean;
	/** The reason why the shop refused the form sent without script; empty for none. */
	refusal: string;
	/** The values typed into that form, by WooCommerce's names of fields. */
	typed: Readonly<Record<string, string>>;
}

/** Returns the facts of the page's visitor, without a request. */
export function useOwnPage(): OwnPage {
	const { shop } = useCurrentPage();
	const refusal = shop?.notice?.isError ? shop.notice.message : '';
	return { isOwn: Boolean(shop), refusal, typed: shop?.typed ?? {} };
}

/** The same, with the cart in the cache if the page is for this visitor. */
export function useOwnCart(): OwnPage {
	const own = useOwnPage();
	useSuspenseQuery(ShopCartDocument, own.isOwn ? { errorPolicy: 'ignore' } : skipToken);
	return own;
}
