import { useQuery } from '@apollo/client/react';
import type { UnionFields } from '@outrigger/rules/values/union-fields';
import { useEffect } from 'react';
import { watchEvents } from '../../browser/events';
import {
	type Cart_ContentsFragment,
	type CartLine_ItemFragment,
	ShopCartDocument,
} from '../../wordpress/shop/cart.shop.generated';
import { keepCartSummary, watchCart } from './cart-signal';
import { summaryOf } from './cart-summary';
import { inTurn } from './in-turn';
import { useHydrated } from './use-hydrated';

/** A visitor's cart. */
export type Cart = Cart_ContentsFragment;
/** One line of it. */
export type CartLine = UnionFields<CartLine_ItemFragment>;

/** The cart and the state of its loading. */
export interface LoadedCart {
	/** Null until it has come. */
	cart: Cart | null;
	lines: readonly CartLine[];
	/** `failed` only if there is nothing to show. */
	state: 'loading' | 'ready' | 'failed';
	/** Requests the cart again. */
	reload: () => void;
}

/**
 * The cart of the visitor: requested only in the browser, shared by all parts of the page, and requested again when
 * another tab has changed it and when the network has returned.
 *
 * @param isOwn true if the page's markup contains the cart, because the page is made for only one visitor
 */
export function useCart(isOwn = false): LoadedCart {
	const isHydrated = useHydrated();
	const { data, error, refetch } = useQuery(ShopCartDocument, {
		ssr: isOwn,
		skip: !isOwn && !isHydrated,
		fetchPolicy: isOwn ? 'cache-first' : 'cache-and-network',
		nextFetchPolicy: 'cache-first',
	});
	const reload = () => {
		// If there is no network, the visitor keeps the present cart.
		inTurn(refetch).catch(() => {});
	};
	const cart = data?.cart ?? null;
	useEffect(() => {
		const again = () => void inTurn(refetch).catch(() => {});
		const stops = [
			watchCart((_, { kind }) => kind === 'elsewhere' && again()),
			watchEvents(['online'], again),
		];
		return () => {
			for (const stop of stops) stop();
		};
	}, [refetch]);
	useEffect(() => {
		if (cart) keepCartSummary(summaryOf(cart));
	}, [cart]);
	return {
		cart,
		lines: cart?.contents?.nodes ?? [],
		state: data ? 'ready' : error ? 'failed' : 'loading',
		reload,
	};
}
