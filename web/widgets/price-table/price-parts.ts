/** The signs of the currencies that the builder offers by name. */
const SIGNS: Readonly<Record<string, string>> = {
	dollar: '$',
	euro: '€',
	baht: '฿',
	franc: '₣',
	guilder: 'ƒ',
	krona: 'kr',
	lira: '₤',
	peseta: '₧',
	peso: '₱',
	pound: '£',
	real: 'R$',
	ruble: '₽',
	rupee: '₨',
	indian_rupee: '₹',
	shekel: '₪',
	yen: '¥',
	won: '₩',
};

/** The parts of a price, which are shown in different sizes. */
export interface PriceParts {
	whole: string;
	/** The digits after the decimal mark; empty for none. */
	fraction: string;
}

/**
 * Splits a typed price at its decimal mark: the last `.`, or the last `,` if the editor chose it.
 * A text that is no number (`on request`) stays whole.
 */
export function priceParts(price: string, format: '' | ','): PriceParts {
	const mark = format === ',' ? ',' : '.';
	const text = price.trim();
	const at = text.lastIndexOf(mark);
	const fraction = at < 0 ? '' : text.slice(at + 1);
	return /^\d+$/.test(fraction)
		? { whole: text.slice(0, at), fraction }
		: { whole: text, fraction: '' };
}

/** Returns the sign of a currency: the sign of a named currency, or the sign that the editor typed; empty for none. */
export function currencySign(symbol: string, custom: string): string {
	if (symbol === 'custom') return custom.trim();
	return Object.hasOwn(SIGNS, symbol) ? (SIGNS[symbol] ?? '') : '';
}
