import type { Shop } from './shop';

const SHOP_LOOK_MS = 60_000;

/** Regularly reads what other hosts have sold, and deletes old carts. @returns a function that ends that */
export function keepShop(shop: Shop, onError: (error: unknown) => void): () => void {
	const look = () => {
		shop
			.refresh()
			.then(() => shop.prune())
			.catch(onError);
	};
	look();
	const timer = setInterval(look, SHOP_LOOK_MS);
	timer.unref();
	return () => clearInterval(timer);
}
