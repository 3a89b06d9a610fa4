import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { useCurrentPage } from '../../elements/context/current-page';
import { ShopCartDocument } from '../../wordpress/shop/cart.shop.generated';

/** What a widget of a shop is told of the visitor on the server. */
export interface OwnPage {
	/** Whether the page is made for this visitor alone: then its markup holds the cart, for who has no script. */
	isOwn: boolean;
	/** What the form that was sent without script was refused for; empty for nothing. */
	refusal: string;
	/** What was typed into that form, by WooCommerce's names of fields. */
	typed: Readonly<Record<string, string>>;
}

/** Says whose page this is, without asking for anything. */
export function useOwnPage(): OwnPage {
	const { shop } = useCurrentPage();
	const refusal = shop?.notice?.isError ? shop.notice.message : '';
	return { isOwn: Boolean(shop), refusal, typed: shop?.typed ?? {} };
}

/** The same, and the cart lies in the cache where the page is the visitor's own. */
export function useOwnCart(): OwnPage {
	const own = useOwnPage();
	useSuspenseQuery(ShopCartDocument, own.isOwn ? { errorPolicy: 'ignore' } : skipToken);
	return own;
}
