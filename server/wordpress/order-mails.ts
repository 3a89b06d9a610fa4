import { isAddressField } from '@outrigger/rules/shop/add-on-fields';
import { formatMoney } from '@outrigger/rules/shop/money';
import { orderReceivedPath } from '@outrigger/rules/shop/shop-pages';
import { dayInWords, isDay } from '@outrigger/rules/time/calendar-day';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { zonedTime } from '@outrigger/rules/time/zoned-time';
import { siteMail } from './forms/account-mails';
import type { MailPayload } from './forms/deliveries';
import { type CountedLine, shopOf } from './shop/count';
import type { NewlyOrdered } from './shop/create-shop';
import type { OrderLine } from './shop/orders';
import { variationName } from './shop/variations';
import type { Store } from './store/store';

/** A mail and its earliest time, in milliseconds since the epoch; null for at once. */
export interface DatedMail {
	mail: MailPayload;
	dueAt: number | null;
}

/** The time of the shop's clock at which a mail goes out on its chosen day. */
const HOUR = '08:00';

/**
 * The mails of an order: the confirmation to the buyer, with the words and amounts of cart and receipt; and, for each
 * product with a field for a mail address (`restrictions_type: email`), a mail with the buyer's words to that address,
 * on the day in its date field. Without an address the mail goes to the buyer.
 */
export function orderMails(ordered: NewlyOrdered, siteUrl: string): DatedMail[] {
	return [
		{ mail: confirmation(ordered, siteUrl), dueAt: null },
		...ordered.lines.flatMap((line) => present(line, ordered, siteUrl) ?? []),
	];
}

const nameOf = ({ offer: { post, variation } }: CountedLine): string =>
	variation ? variationName({ post, variation }) : post.title;

/**
 * `Size: Large`, for each choice and each field that was filled in; the name of a variation contains its choices
 * already.
 */
function chosenLines(
	{ choices, extra }: OrderLine,
	name: string,
	{ say }: Store,
	isShown: (label: string) => boolean = () => true,
): string[] {
	const entries = [
		...choices.map(({ name: label, value }) => [label, value] as const),
		...Object.entries(extra),
	];
	return entries
		.filter(([label, value]) => value !== '' && !name.includes(value) && isShown(label))
		.map(([label, value]) => {
			const shown = isDay(value) ? dayInWords(value, say.lang ?? say.language) : value;
			return `${label}: ${shown}`;
		});
}

function confirmation({ order, lines, store }: NewlyOrdered, siteUrl: string): MailPayload {
	const { say, settings } = store;
	const { billing } = order;
	const { money } = shopOf({ store });
	const written = (cents: number) => formatMoney(cents, money);
	const withTax = (net: number, tax: number) => written(order.pricesIncludeTax ? net + tax : net);
	const taxes = order.taxes.map(({ label }) => label).join(', ');
	const codes = order.coupons.map(({ code }) => code).join(', ');
	const isTaxApart = taxes !== '' && !order.pricesIncludeTax;
	const things = order.lines.map((line, at) => {
		const counted = lines[at];
		const name = counted ? nameOf(counted) : line.name;
		const price = withTax(line.subtotal, line.subtotalTax);
		return [
			`${name} × ${line.quantity}: ${price}`,
			...chosenLines(line, name, store).map((text) => `  ${text}`),
		];
	});
	const sums = [
		`${say(isTaxApart ? 'cart.subtotalWithoutTax' : 'cart.subtotal')}: ${withTax(order.subtotal, order.subtotalTax)}`,
		codes &&
			`${say('cart.couponNamed', { code: codes })}: −${withTax(order.discount, order.discountTax)}`,
		isTaxApart && `${taxes}: ${written(order.totalTax)}`,
		`${say('cart.total')}: ${written(order.total)}`,
		taxes !== '' &&
			!isTaxApart &&
			say('cart.includes', { taxes: `${written(order.totalTax)} ${taxes}` }),
	];
	const facts = [
		`${say('order.number')} ${order.id}`,
		`${say('order.date')} ${formatPhpDate(order.createdAt, settings.dateFormat, say.language)}`,
		`${say('order.method')} ${order.paymentTitle}`,
	];
	const address = [
		`${billing.firstName ?? ''} ${billing.lastName ?? ''}`.trim(),
		billing.company,
		billing.address1,
		billing.address2,
		`${billing.postcode ?? ''} ${billing.city ?? ''}`.trim(),
		billing.phone,
	];
	return siteMail(
		billing.email ?? '',
		say('account.order', { number: order.id }),
		[
			say('order.received'),
			facts.join('\n'),
			say('order.details'),
			...things.map((texts) => texts.join('\n')),
			sums.filter(Boolean).join('\n'),
			say('order.billing'),
			address.filter(Boolean).join('\n'),
			`${siteUrl}${orderReceivedPath(order.id, order.orderKey)}`,
		],
		{ siteUrl, ...settings },
	);
}

/** The mail to the recipient of a product; null for a product that is not sent by mail. */
function present(
	counted: CountedLine,
	{ order, lines, store }: NewlyOrdered,
	siteUrl: string,
): DatedMail | null {
	const { addOns } = counted.offer.post.product;
	const address = addOns.find(isAddressField);
	const line = order.lines[lines.indexOf(counted)];
	if (!address || !line) return null;
	const { say, settings } = store;
	const day = addOns.find(({ type }) => type === 'datepicker');
	const chosen = (day && line.extra[day.name]) ?? '';
	const buyer = order.billing.email ?? '';
	const to = line.extra[address.name] ?? buyer;
	const name = nameOf(counted);
	const pieces = line.quantity > 1 ? ` × ${line.quantity}` : '';
	const giver = `${order.billing.firstName ?? ''} ${order.billing.lastName ?? ''}`.trim();
	const isOnIt = (label: string) => label !== address.name && label !== day?.name;
	const mail = siteMail(
		to,
		name,
		[
			...(to === buyer ? [] : [say('order.presentFrom', { name: giver })]),
			`${name}${pieces}`,
			...chosenLines(line, name, store, isOnIt),
			`${say('order.number')} ${order.id}`,
			`${siteUrl}${counted.offer.post.uri}`,
		],
		{ siteUrl, ...settings },
	);
	return { mail, dueAt: zonedTime(`${chosen} ${HOUR}`, settings.timezone) ?? null };
}
