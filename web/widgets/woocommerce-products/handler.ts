import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import type { Attach } from '../../attach/handler';
import { goToAddress } from '../../browser/address';
import { say } from '../../browser/page-words';
import { isPlainClick } from '../../browser/plain-click';
import type { CartOutcome } from '../../shop/cart/cart-outcome';

/**
 * Puts products of a list into the cart without leaving the page. It handles our forms, and the links of WooCommerce's
 * own markup. If the shop gives no usable answer for a link, the browser follows the link.
 */
export const attach: Attach = (element) => {
	const onSubmit = (event: SubmitEvent) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.matches('.add_to_cart_form')) return;
		event.preventDefault();
		addFrom(form, nameIn(form), 1).then((outcome) => sayAt(form, outcome));
	};
	const onClick = (event: MouseEvent) => {
		const { target } = event;
		const link =
			target instanceof Element &&
			target.closest<HTMLAnchorElement>('a.ajax_add_to_cart[data-product_id]');
		if (!link || !isPlainClick(event)) return;
		event.preventDefault();
		addFrom(link, nameIn(link), quantityFor(link)).then(({ kind }) => {
			if (kind === 'done') link.classList.add('added');
			else goToAddress(link.href);
		});
	};
	element.addEventListener('submit', onSubmit);
	element.addEventListener('click', onClick);
	return () => {
		element.removeEventListener('submit', onSubmit);
		element.removeEventListener('click', onClick);
	};
};

/** Handles one press at a time, because a visitor who presses twice wants one product. */
async function addFrom(source: HTMLElement, name: string, quantity: number): Promise<CartOutcome> {
	if (source.getAttribute('aria-busy') === 'true') return { kind: 'done' };
	source.setAttribute('aria-busy', 'true');
	source.classList.add('loading');
	try {
		const { addNow } = await import('../../shop/cart/add-now');
		const productId = Number(source.dataset.product_id);
		return await addNow(
			{ productId, quantity },
			name ? say('shop.added', { name }) : say('shop.addedUnnamed'),
		);
	} catch {
		return { kind: 'unsent', message: say('shop.away') };
	} finally {
		source.removeAttribute('aria-busy');
		source.classList.remove('loading');
	}
}

function nameIn(source: Element): string {
	const title = source.closest('li')?.querySelector('.woocommerce-loop-product__title');
	return title?.textContent?.trim() ?? '';
}

/** Returns the quantity. In a list WooCommerce stores it on the link; a quantity field beside the link counts first. */
function quantityFor(link: HTMLElement): number {
	const field = link.closest('li')?.querySelector<HTMLInputElement>('input.qty');
	const quantity = Number(field?.value ?? link.dataset.quantity ?? 1);
	return Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
}

function sayAt(form: HTMLFormElement, outcome: CartOutcome): void {
	const status = form.querySelector('.added_to_cart-status');
	if (!status) return;
	if (outcome.kind !== 'done') {
		status.textContent = outcome.message;
		return;
	}
	const link = document.createElement('a');
	link.href = SHOP_PATHS.cart;
	link.className = 'added_to_cart wc-forward';
	link.textContent = say('shop.viewCart');
	status.replaceChildren(`${say('shop.inCart')} `, link);
}
