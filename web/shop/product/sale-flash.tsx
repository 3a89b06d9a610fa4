/** The mark of a reduced product. */
export function SaleFlash({ onSale }: { onSale?: boolean | null }) {
	return onSale ? <span className="onsale">Sale</span> : null;
}
