/** The shop's format for money, from WooCommerce's settings. */
export interface MoneyFormat {
	/** The currency symbol, `€`. */
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	decimalSeparator: string;
	thousandSeparator: string;
}

/** Decimals; all amounts are whole cents. */
const DECIMALS = 2;
/** The largest amount of a shop: a hundred million, so that totals stay exact. */
export const MOST_CENTS = 10_000_000_000;

/**
 * Reads cents from an editor's price: `45`, `45.5`, `45.00`; or a number.
 * @returns null for an invalid price: a sign, three decimals, words, more than `MOST_CENTS`
 */
export function readCents(price: string | number): number | null {
	const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(price).trim());
	if (!match) return null;
	const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(DECIMALS, '0'));
	return cents <= MOST_CENTS ? cents : null;
}

/** Writes cents as a bare number in WooCommerce's format: 4500 → `45`, 4550 → `45.5`. */
export function rawMoney(cents: number): string {
	return String(cents / 100);
}

/** Writes cents in the shop's format: 123450 → `€1,234.50`, -500 → `-€5.00`. */
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

/**
 * Reads the format of a shop's sums off one of them: `€1,234.50` → `€`, left, `.` and `,`. A sum
 * below a thousand shows no separator of thousands: it is the other one of point and comma.
 * @returns null for a text without two digits behind a separator
 */
export function readMoneyFormat(text: string): MoneyFormat | null {
	const [, before = '', number = '', after = ''] = /^-?(\D*)(\d.*\d)(\D*)$/.exec(text.trim()) ?? [];
	const decimalSeparator = /\d(\D)\d{2}$/.exec(number)?.[1];
	if (decimalSeparator === undefined) return null;
	const side = before === '' ? 'right' : 'left';
	const sign = before || after;
	return {
		symbol: sign.trim(),
		position: /\s/.test(sign) ? `${side}_space` : side,
		decimalSeparator,
		thousandSeparator: /\d(\D)\d{3}\D/.exec(number)?.[1] ?? (decimalSeparator === ',' ? '.' : ','),
	};
}
