/** The shop's format for money, from WooCommerce's settings. */
export interface MoneyFormat {
	/** The currency symbol, `€`. */
	symbol: string;
	position: 'left' | 'right' | 'left_space' | 'right_space';
	decimalSeparator: string;
	thousandSeparator: string;
	/** False in a currency without a smaller unit, whose amounts are written without decimals. */
	hasCents?: boolean;
}

/** The number of decimals. Amounts are whole cents. */
const DECIMALS = 2;
/** The largest amount of a shop, in cents: a hundred million units of the currency, so that totals stay exact. */
export const MOST_CENTS = 10_000_000_000;

/**
 * Reads cents from an editor's price: `45`, `45.5`, `45.00`; or a number.
 * @returns null for an invalid price: a minus sign, three decimals, letters, more than `MOST_CENTS`
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
	const { hasCents = true, symbol } = format;
	const amount = Math.abs(cents);
	const whole = String(hasCents ? Math.trunc(amount / 100) : Math.round(amount / 100)).replace(
		/\B(?=(?:\d{3})+$)/g,
		() => format.thousandSeparator,
	);
	const rest = `${format.decimalSeparator}${String(amount % 100).padStart(DECIMALS, '0')}`;
	const number = hasCents ? whole + rest : whole;
	const sign = cents < 0 ? '-' : '';
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
 * Derives the format of a shop's amounts from one amount: `€1,234.50` → `€`, left, `.` and `,`. An amount below a
 * thousand has no separator of thousands; the function then chooses point or comma, whichever is not the decimal
 * separator. If three digits follow the last separator, or there is none, the shop writes amounts without decimals:
 * `¥1,234`.
 * @returns null for a text without a number, and for a number that ends with one digit or more than three behind its
 *   last separator
 */
export function readMoneyFormat(text: string): MoneyFormat | null {
	const [, before = '', number = '', after = ''] =
		/^-?(\D*)(\d(?:.*\d)?)(\D*)$/.exec(text.trim()) ?? [];
	const decimalSeparator = /\d(\D)\d{2}$/.exec(number)?.[1];
	const hasCents = decimalSeparator !== undefined;
	if (!hasCents && !/^\d{1,3}(?:\D?\d{3})*$/.test(number)) return null;
	const thousandSeparator = (hasCents ? /\d(\D)\d{3}\D/ : /\d(\D)\d{3}$/).exec(number)?.[1];
	const side = before === '' ? 'right' : 'left';
	const sign = before || after;
	return {
		symbol: sign.trim(),
		position: /\s/.test(sign) ? `${side}_space` : side,
		decimalSeparator: decimalSeparator ?? (thousandSeparator === '.' ? ',' : '.'),
		thousandSeparator: thousandSeparator ?? (decimalSeparator === ',' ? '.' : ','),
		hasCents,
	};
}

/** An amount that is large enough for a separator of thousands in every language. */
const LARGE_SUM = 1_234_567.5;

/**
 * The place of the symbol and the separators that a language uses for amounts, with the digits 0 to 9.
 * @param currency code, `EUR`
 * @param language BCP 47 or WordPress's name, `de_DE`; an unknown language counts as English
 */
export function usualMoneyFormat(
	currency: string,
	language: string,
): Omit<MoneyFormat, 'symbol' | 'hasCents'> {
	const parts = moneyParts(currency, language.replaceAll('_', '-'));
	const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
	const symbolAt = parts.findIndex(({ type }) => type === 'currency');
	const side = symbolAt < parts.findIndex(({ type }) => type === 'integer') ? 'left' : 'right';
	const beside = parts[symbolAt + (side === 'left' ? 1 : -1)]?.value ?? '';
	return {
		position: /\s/.test(beside) ? `${side}_space` : side,
		decimalSeparator: partOf('decimal') ?? '.',
		thousandSeparator: partOf('group') ?? ',',
	};
}

function moneyParts(currency: string, language: string): Intl.NumberFormatPart[] {
	const form: Intl.NumberFormatOptions = {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: DECIMALS,
		numberingSystem: 'latn',
	};
	try {
		return new Intl.NumberFormat([language, 'en'], form).formatToParts(LARGE_SUM);
	} catch {
		return new Intl.NumberFormat('en', form).formatToParts(LARGE_SUM);
	}
}
