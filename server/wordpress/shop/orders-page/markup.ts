import { formatMoney, type MoneyFormat } from '@outrigger/rules/shop/money';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { OrderStatus } from '../../database/tables';
import type { OrderRecord } from '../orders';
import type { Address } from '../session-data';

/** The page on which editors read orders. */
export const ORDERS_PATH = '/wp-admin/orders';

/** The number of orders on one page of the list. */
export const PAGE_SIZE = 50;

/** The states that an editor may choose, in words. */
export const STATUSES: Readonly<Record<OrderStatus, string>> = {
	processing: 'To be done',
	'on-hold': 'Waiting',
	completed: 'Done',
	cancelled: 'Called off',
	refunded: 'Paid back',
};

const time = (iso: string) =>
	`<time datetime="${escapeMarkup(iso)}">${escapeMarkup(iso.slice(0, 16).replace('T', ' '))} UTC</time>`;
const nameOf = ({ firstName = '', lastName = '' }: Address) => `${firstName} ${lastName}`.trim();

/** The list: search, table, pages. */
export function listMarkup(
	list: { orders: readonly OrderRecord[]; total: number; search: string; page: number },
	money: MoneyFormat,
): string {
	const { orders, total, search, page } = list;
	const address = (to: number) =>
		escapeMarkup(`${ORDERS_PATH}?${new URLSearchParams({ s: search, paged: String(to) })}`);
	const rows = orders.map(
		(order) => `<tr>
<td><a href="${ORDERS_PATH}/${order.id}">${order.id}: ${escapeMarkup(nameOf(order.billing))}</a></td>
<td>${STATUSES[order.status]}</td><td>${escapeMarkup(formatMoney(order.total, money))}</td><td>${time(order.createdAt)}</td></tr>`,
	);
	const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
	return `<h1>Orders</h1>
<form class="row" role="search" action="${ORDERS_PATH}">
<div><label for="s">Search names, addresses and numbers</label><input id="s" name="s" type="search" value="${escapeMarkup(search)}"></div>
<button>Search</button>
</form>
<p role="status">${total === 1 ? 'One order' : `${total} orders`}${search ? ` with “${escapeMarkup(search)}”` : ''}</p>
<div class="table list" tabindex="0" role="region" aria-label="Orders">
<table><thead><tr><th scope="col">Order</th><th scope="col">State</th><th scope="col">Total</th><th scope="col">Made</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<nav class="row" aria-label="Pages">
${page > 1 ? `<a rel="prev" href="${address(page - 1)}">Newer</a>` : ''}
<span>Page ${page} of ${last}</span>
${page < last ? `<a rel="next" href="${address(page + 1)}">Older</a>` : ''}
</nav>`;
}

const LABELS: readonly (readonly [keyof Address, string])[] = [
	['company', 'Company'],
	['address1', 'Street'],
	['address2', 'Beside it'],
	['postcode', 'Postcode'],
	['city', 'Town'],
	['state', 'State'],
	['country', 'Country'],
	['email', 'Mail'],
	['phone', 'Telephone'],
];

/** An order with its lines, its customer and its status. */
export function orderMarkup(order: OrderRecord, money: MoneyFormat): string {
	const { id, lines, coupons, taxes, billing, note } = order;
	const written = (cents: number) => escapeMarkup(formatMoney(cents, money));
	const row = (head: string, text: string) =>
		`<tr><th scope="row">${escapeMarkup(head)}</th><td class="text">${text}</td></tr>`;
	const bought = lines.map((line) => {
		const choices = line.choices.map(({ value }) => value).filter(Boolean);
		const name = [line.name, ...choices].join(', ');
		return [
			row(`${line.quantity} × ${name}`, written(line.total + line.totalTax)),
			...Object.entries(line.extra).map(([head, text]) => row(head, escapeMarkup(text))),
		].join('\n');
	});
	const less = coupons.map(({ code, discount, discountTax }) =>
		row(`Coupon ${code}`, `−${written(discount + discountTax)}, taken off above`),
	);
	const taxed = taxes.map(({ label, amount }) => row(`${label}, in the total`, written(amount)));
	const who = LABELS.flatMap(([key, label]) => {
		const value = billing[key];
		return value ? [row(label, escapeMarkup(value))] : [];
	});
	const options = Object.entries(STATUSES).map(
		([value, label]) =>
			`<option value="${value}"${value === order.status ? ' selected' : ''}>${label}</option>`,
	);
	return `<p><a href="${ORDERS_PATH}">« All orders</a></p>
<h1>Order ${id}</h1>
<p>${escapeMarkup(nameOf(billing))}, ${time(order.createdAt)}. ${escapeMarkup(order.paymentTitle)}.</p>
<table><tbody>${[...bought, ...less, ...taxed, row('Total', written(order.total))].join('\n')}</tbody></table>
<h2>Who ordered</h2>
<table><tbody>${[...who, ...(note ? [row('Note', escapeMarkup(note))] : [])].join('\n')}</tbody></table>
<form class="row" method="post" action="${ORDERS_PATH}/${id}">
<div><label for="status">State</label><select id="status" name="status">${options.join('')}</select></div>
<button>Save</button>
</form>`;
}
