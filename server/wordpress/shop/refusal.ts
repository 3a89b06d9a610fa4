/** The shop's refusal of a visitor's request. A plain form shows its code, every other client its message. */
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
