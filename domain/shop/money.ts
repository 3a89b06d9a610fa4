/** How a shop writes sums of money; WooCommerce's own settings. */
export interface MoneyFormat {
	/** Sign of the currency, `€`. */
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	decimalSeparator: string;
	thousandSeparator: string;
}

/** Digits behind the point: all sums are whole cents. */
const DECIMALS = 2;
/** No sum of a shop is larger: a hundred million, so that sums of lines stay exact. */
export const MOST_CENTS = 10_000_000_000;

/**
 * Cents out of a price as editors write it: `45`, `45.5`, `45.00`; or a number.
 * @returns null for what is no price: a sign, three digits behind the point, words, more than `MOST_CENTS`
 */
export function readCents(price: string | number): number | null {
	const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(price).trim());
	if (!match) return null;
	const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(DECIMALS, '0'));
	return cents <= MOST_CENTS ? cents : null;
}

/** Cents as a bare number, as WooCommerce keeps it: 4500 → `45`, 4550 → `45.5`. */
export function rawMoney(cents: number): string {
	return String(cents / 100);
}

/** Cents as the shop shows them: 123450 → `€1,234.50`, -500 → `-€5.00`. */
export function formatMoney(cents: number, format: MoneyFormat): string {
	const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(
		/\B(?=(?:\d{3})+$)/g,
		() => format.thousandSeparator,
	);
	const rest = String(Math.abs(cents) % 100).padStart(DECIMALS, '0');
	const number = `${whole}${format.decimalSeparator}${rest}`;
	const sign = cents < 0 ? '-' : '';
	const { symbol } = format;
	switch (format.position) {
		case 'left':
			return `${sign}${symbol}${number}`;
		case 'left_space':
			return `${sign}${symbol}\u00a0${number}`;
		case 'right':
			return `${sign}${number}${symbol}`;
		case 'right_space':
			return `${sign}${number}\u00a0${symbol}`;
	}
}
