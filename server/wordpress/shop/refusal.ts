/** Why a shop does not do what a visitor asks; a plain form shows its code, everybody else its message. */
export class ShopRefusal extends Error {
	override name = 'ShopRefusal';

	/** @param code short word for addresses, `out-of-stock` @param message a sentence for the visitor */
	constructor(
		readonly code: string,
		message: string,
	) {
		super(message);
	}
}
