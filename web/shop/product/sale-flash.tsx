import { useTexts } from '../../ui/texts';
/** The mark of a reduced product. */
export function SaleFlash({ onSale }: { onSale?: boolean | null }) {
	const say = useTexts();
	return onSale ? <span className="onsale">{say('shop.sale')}</span> : null;
}
