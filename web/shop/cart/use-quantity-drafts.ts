import { readQuantity } from '@outrigger/rules/shop/typed-quantity';
import type { Say } from '@outrigger/rules/texts/text';
import { useEffect, useRef, useState } from 'react';
import { watchEvents } from '../../browser/events';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { useTexts } from '../../ui/texts';
import { mostOfLine } from './line-name';
import type { CartLine } from './use-cart';
import type { CartChanges } from './use-cart-changes';

/** The time from the last input to the change of the cart in milliseconds, as in the builder. */
export const UPDATE_AFTER_MS = 1500;

/** The values that visitors type into the fields of a cart, until the shop has answered. */
export interface QuantityDrafts {
	/** Returns the value that the field of a line shows. */
	valueOf: (line: CartLine) => string;
	/** Returns the message about a faulty value; undefined if there is no fault. */
	messageOf: (line: CartLine) => string | undefined;
	/** True if a visitor typed a value that the shop does not know. */
	isDirty: boolean;
	isSending: boolean;
	change: (line: CartLine, text: string) => void;
	/** Sends the typed quantities at once. */
	send: () => Promise<void>;
	/** Takes a line out. */
	remove: (line: CartLine) => Promise<void>;
}

type Texts = Readonly<Record<string, string>>;

/**
 * Keeps the values typed into the cart's fields and sends them once the visitor has stopped typing. A value that the
 * shop refuses, or that did not reach the shop, stays in its field with a message beside it. A value that did not reach
 * the shop is sent again when the network returns.
 *
 * @param isAutomatic if false, nothing is sent until `send` is called
 * @param typed the values in the form that the shop refused without script, by the names of its fields
 */
export function useQuantityDrafts(
	lines: readonly CartLine[],
	{ setQuantities }: CartChanges,
	isAutomatic: boolean,
	typed: Texts = {},
): QuantityDrafts {
	const say = useTexts();
	const [drafts, setDrafts] = useState<Texts>(() => draftsOf(lines, typed));
	const [messages, setMessages] = useState<Texts>({});
	const [isSending, setSending] = useState(false);
	const cancel = useRef<Unsubscribe>(() => {});
	const latest = useRef<() => Promise<void>>(async () => {});
	const unsent = useRef(false);

	async function send(): Promise<void> {
		cancel.current();
		const { quantities, wrong } = readDrafts(lines, drafts, say);
		setMessages(wrong);
		const keys = Object.keys(quantities);
		if (keys.length === 0) return;
		setSending(true);
		const outcome = await setQuantities(quantities);
		setSending(false);
		unsent.current = outcome.kind === 'unsent';
		if (outcome.kind === 'done') {
			// Values that were typed during the request stay.
			setDrafts((now) =>
				Object.fromEntries(Object.entries(now).filter(([key, text]) => text !== drafts[key])),
			);
			return;
		}
		setMessages({ ...wrong, ...Object.fromEntries(keys.map((key) => [key, outcome.message])) });
	}
	latest.current = send;

	useEffect(() => {
		const stop = watchEvents(['online'], () => {
			if (unsent.current) latest.current();
		});
		return () => {
			stop();
			cancel.current();
		};
	}, []);

	return {
		valueOf: ({ key, quantity }) => drafts[key] ?? `${quantity ?? 0}`,
		messageOf: ({ key }) => messages[key],
		isDirty: Object.keys(drafts).length > 0,
		isSending,
		change({ key }, text) {
			setDrafts((now) => ({ ...now, [key]: text }));
			setMessages(({ [key]: _, ...others }) => others);
			cancel.current();
			if (isAutomatic) cancel.current = after(UPDATE_AFTER_MS, () => latest.current());
		},
		send,
		async remove({ key }) {
			setDrafts(({ [key]: _, ...others }) => others);
			setSending(true);
			const outcome = await setQuantities({ [key]: 0 });
			setSending(false);
			if (outcome.kind !== 'done') setMessages((now) => ({ ...now, [key]: outcome.message }));
		},
	};
}

/** Name of a line's field, as in WooCommerce's own form. */
export const fieldOfLine = (key: string): string => `cart[${key}][qty]`;

/**
 * Returns the values typed into the fields of lines that are still there, if they differ from the
 * cart's.
 */
function draftsOf(lines: readonly CartLine[], typed: Texts): Texts {
	const drafts = lines.flatMap(({ key, quantity }) => {
		const text = typed[fieldOfLine(key)];
		return text === undefined || text === `${quantity}` ? [] : [[key, text] as const];
	});
	return Object.fromEntries(drafts);
}

/** The quantities that differ from the cart, and messages for texts that are no quantity. */
function readDrafts(lines: readonly CartLine[], drafts: Texts, say: Say) {
	const quantities: Record<string, number> = {};
	const wrong: Record<string, string> = {};
	for (const line of lines) {
		const text = drafts[line.key];
		if (text === undefined) continue;
		const read = readQuantity(text, { min: 0, max: mostOfLine(line) }, say);
		if ('message' in read) wrong[line.key] = read.message;
		else if (read.quantity !== line.quantity) quantities[line.key] = read.quantity;
	}
	return { quantities, wrong };
}
