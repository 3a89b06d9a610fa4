/** A menu. As in `records.ts`, ids are database ids and texts are raw. */

export interface MenuRecord {
	databaseId: number;
	name: string;
	slug: string;
	/** Empty if absent. */
	description?: string;
	/** True if WordPress adds new pages at the top level to this menu; absent means false. */
	autoAdd?: boolean;
	/** Registered location names, `primary`. */
	locations: string[];
	items: MenuItemRecord[];
}

export interface MenuItemRecord {
	databaseId: number;
	menuId: number;
	/** 0 for an item at the top. */
	parentId: number;
	/** The item's number in the whole menu, from 1. */
	order: number;
	/**
	 * The text of the item. If the files have an empty text, store and schema contain the title of the item's target
	 * instead.
	 */
	label: string;
	/** Absolute, or relative to the site. */
	url: string;
	target: '' | '_blank';
	cssClasses: string[];
	title: string;
	description: string;
	linkRelationship: string;
	/**
	 * The time when the item was made, `YYYY-MM-DDTHH:mm:ss` in the site's zone; absent if the content does not give
	 * it.
	 */
	date?: string;
	/** The time of the last change, in the same form; absent if the content does not give it. */
	modified?: string;
	/** The post or term that it points to; `null` for custom links. */
	connected: { kind: 'post' | 'term'; databaseId: number } | null;
}
