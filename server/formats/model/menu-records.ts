/** Menus, as `records.ts` has the rest: ids are database ids, texts are raw. */

export interface MenuRecord {
	databaseId: number;
	name: string;
	slug: string;
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
	label: string;
	/** Absolute, or relative to the site. */
	url: string;
	target: '' | '_blank';
	cssClasses: string[];
	title: string;
	description: string;
	linkRelationship: string;
	/** The post or term that it points to; `null` for custom links. */
	connected: { kind: 'post' | 'term'; databaseId: number } | null;
}
