import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useCurrentPage } from '../../elements/context/current-page';
import { ShopCartDocument } from '../../wordpress/shop/cart.shop.generated';

/** What a shop's widget knows about the visitor on the server. */
export interface OwnPage {
	/**
	 * True if the page is made only for this visitor: then its markup contains the cart, for visitors without script.
	 */
	isOwn: boolean;
	/** The reason why the shop refused the form that was sent without script; empty if it refused none. */
	refusal: string;
	/** The values typed into that form, by WooCommerce's names of fields. */
	typed: Readonly<Record<string, string>>;
}

/** Returns what the page knows about its visitor, without a request. */
export function useOwnPage(): OwnPage {
	const { shop } = useCurrentPage();
	const refusal = shop?.notice?.isError ? shop.notice.message : '';
	return { isOwn: Boolean(shop), refusal, typed: shop?.typed ?? {} };
}

/** Returns the same, and puts the cart into the cache if the page is for this visitor. */
export function useOwnCart(): OwnPage {
	const own = useOwnPage();
	useSuspenseQuery(ShopCartDocument, own.isOwn ? { errorPolicy: 'ignore' } : skipToken);
	return own;
}
