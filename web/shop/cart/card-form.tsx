import { Button } from '../../ui/button';
import { useTexts } from '../../ui/texts';

/**
 * A form that puts one piece of a simple product into the cart. Without script it is a plain form post, like
 * WooCommerce's own links. The status after the button shows the result.
 */
export function CardForm({ productId, name }: { productId: number; name: string }) {
	const say = useTexts();
	return (
		<form className="add_to_cart_form" method="post" data-product_id={productId}>
			<input type="hidden" name="add-to-cart" value={productId} />
			<input type="hidden" name="quantity" value="1" />
			<Button
				type="submit"
				className="button add_to_cart_button"
				text={say('shop.addToCart')}
				label={say('shop.addNamed', { name })}
			/>
			<p className="added_to_cart-status" role="status" />
		</form>
	);
}
