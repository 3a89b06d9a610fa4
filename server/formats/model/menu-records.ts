/** Menus, as `records.ts` has the rest: ids are database ids, texts are raw. */

export interface MenuRecord {
	databaseId: number;
	name: string;
	slug: string;
	/** Empty if absent. */
	description?: string;
	/** True if new pages at the top are put into it; absent: they are not. */
	autoAdd?: boolean;
	/** Registered location names, `primary`. */
	locations: string[];
	items: MenuItemRecord[];
}

export interface MenuItemRecord {
	databaseId: number;
	menuId: number;
	/** 0 at the root. */
	parentId: number;
	/** From 1, over the whole menu. */
	order: number;
	/** If it is empty in the files, it means the title of the item's target, which store and schema contain instead. */
	label: string;
	/** Absolute, or relative to the site. */
	url: string;
	target: '' | '_blank';
	cssClasses: string[];
	title: string;
	description: string;
	linkRelationship: string;
	/** `YYYY-MM-DDTHH:mm:ss` in the site's zone; absent where the content does not say when the item was made. */
	date?: string;
	/** The same of the last change. */
	modified?: string;
	/** The post or term that it points to; `null` for custom links. */
	connected: { kind: 'post' | 'term'; databaseId: number } | null;
}
