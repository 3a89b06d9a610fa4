import type { ColumnType, Generated } from 'kysely';

/** The data that a host keeps for good. Times are ISO 8601 in UTC, lists and objects JSON. */
export interface Tables {
	submissions: SubmissionsTable;
	submission_values: SubmissionValuesTable;
	submission_files: SubmissionFilesTable;
	deliveries: DeliveriesTable;
	comments: CommentsTable;
	cart_sessions: CartSessionsTable;
	orders: OrdersTable;
	order_lines: OrderLinesTable;
	written_records: WrittenRecordsTable;
	written_ids: WrittenIdsTable;
	written_files: WrittenFilesTable;
	secrets: SecretsTable;
	application_password_uses: ApplicationPasswordUsesTable;
}

/** A form that a visitor sent. */
export interface SubmissionsTable {
	id: Generated<number>;
	/** Given by the browser, so that a form that is sent twice is taken once. */
	idempotency_key: string;
	/** The fingerprint of the sent answers. */
	fingerprint: string;
	/** Id of the widget. */
	form_id: string;
	form_name: string;
	/** Database id of the builder document that holds the form. */
	document_id: number;
	/** Path of the page that it was sent from. */
	page: string;
	status: 'unread' | 'read';
	created_at: string;
	/** The answer that the visitor got, which a repeated request gets again. */
	answer: string;
}

/** One field of a submission. */
export interface SubmissionValuesTable {
	submission_id: number;
	/** Place in the form, from 0. */
	position: number;
	field_id: string;
	label: string;
	type: string;
	/** Line breaks separate several answers. */
	value: string;
}

/** A file that came with a submission. */
export interface SubmissionFilesTable {
	id: Generated<number>;
	submission_id: number;
	field_id: string;
	/** The name that the file has on the visitor's device. */
	name: string;
	content_type: string;
	bytes: Uint8Array;
}

/** A mail or a webhook call of a submission, until it is sent; and mails about accounts and orders. */
export interface DeliveriesTable {
	id: Generated<number>;
	/** Null for a mail about an account or an order. */
	submission_id: number | null;
	kind: 'email' | 'webhook';
	/** The message to send, as JSON; its shape is that of the kind. */
	payload: string;
	attempts: number;
	/** The time of the next attempt; null once the delivery is done or given up. */
	next_at: string | null;
	/** The reason why the last attempt failed; null if no attempt failed. */
	failure: string | null;
	done_at: string | null;
	/**
	 * The time of a mail about an account or an order; null for a mail about a submission, because the submission has
	 * its own time.
	 */
	created_at: string | null;
}

/** A comment that a visitor wrote. */
export interface CommentsTable {
	/** Above 1,000,000, so that new content gets lower ids than comments. */
	id: Generated<number>;
	/** A hash of author, text and post. The store rejects a second comment with the same hash. */
	fingerprint: string;
	post_id: number;
	/** The comment that this comment answers; 0 for none. */
	parent_id: number;
	author_name: string;
	author_email: string;
	author_url: string;
	/** 0 for an author without an account on the site. */
	user_id: number;
	content: string;
	/** Local time of the site, `YYYY-MM-DD HH:mm:ss`, as WordPress keeps it. */
	date: string;
	date_gmt: string;
	status: 'approve' | 'hold' | 'spam' | 'trash';
	/** From 1 to 5, on reviews of products; null on comments. */
	rating: number | null;
}

/** The cart of a visitor of the shop, until the visitor orders or the shop forgets it. */
export interface CartSessionsTable {
	id: string;
	/** Counts changes: a writer that read an older version reads again before it writes. */
	version: number;
	/** The cart as JSON. */
	data: string;
	touched_at: string;
}

/** Sums of money: whole cents. A driver that gives large numbers as texts is read with `Number`. */
type Cents = ColumnType<number | string, number, number>;

/** Something that was bought. */
export interface OrdersTable {
	id: Generated<number>;
	/** Random; a visitor with the key may see the order. */
	order_key: string;
	/** The token of the cart that became this order: one cart is one order. */
	order_token: string;
	session_id: string;
	/** 0 for guests. */
	user_id: number;
	status: OrderStatus;
	created_at: string;
	/** ISO 4217. */
	currency: string;
	/** 0 or 1. */
	prices_include_tax: number;
	subtotal: Cents;
	subtotal_tax: Cents;
	discount: Cents;
	discount_tax: Cents;
	total_tax: Cents;
	total: Cents;
	payment_method: string;
	payment_title: string;
	/** The buyer's address, for searches. */
	email: string;
	billing: string;
	shipping: string;
	note: string;
	/** List of `{code, discount, discountTax}`. */
	coupons: string;
	/** List of `{label, amount}`. */
	taxes: string;
}

/** WooCommerce's states that an order of ours can have. */
export type OrderStatus = 'processing' | 'on-hold' | 'completed' | 'cancelled' | 'refunded';

/** One line of an order, with the product's name and price at that time. */
export interface OrderLinesTable {
	order_id: number;
	/** From 0. */
	position: number;
	product_id: number;
	/** 0 for none. */
	variation_id: number;
	name: string;
	/** List of `{name, value}`. */
	choices: string;
	/** The filled-in fields, an object of names and texts; null in rows of versions without such fields. */
	extra: string | null;
	quantity: number;
	subtotal: Cents;
	subtotal_tax: Cents;
	total: Cents;
	total_tax: Cents;
	tax_class: string;
}

/**
 * A record that a user wrote through GraphQL or REST, or the mark of a reset, by which other hosts notice the reset. A
 * record replaces the record of the content folder, whose files stay.
 */
export interface WrittenRecordsTable {
	kind: 'post' | 'term' | 'user' | 'comment' | 'revision' | 'menu' | 'settings' | 'reset';
	/** Database id; 0 for the settings. Above 1,000,000 where the content has no such record. */
	record_id: number;
	/** The whole record as JSON; null where it was deleted. */
	record: string | null;
	/** The number of the write: later writes have higher numbers, and the records of one write share one. */
	sequence: number;
}

/** A file that a user uploaded. */
export interface WrittenFilesTable {
	/** Hash of the bytes, with the ending of the file. */
	name: string;
	bytes: Uint8Array;
}

/** The last id that was given to a record of any kind; one row. */
export interface WrittenIdsTable {
	place: number;
	last: number;
}

/** The keys that all hosts of a database have in common. */
export interface SecretsTable {
	name: string;
	/** Hexadecimal. */
	value: string;
}

/** The last use of an application password, one a day. */
export interface ApplicationPasswordUsesTable {
	uuid: string;
	/** `YYYY-MM-DDTHH:mm:ss`, in UTC. */
	last_used: string;
	last_ip: string | null;
}
