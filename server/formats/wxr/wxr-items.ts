/** The texts of one element's children by their names without prefix, `post_id`; the first of each name. */
export type Fields = ReadonlyMap<string, string>;

/** One custom field, as the database holds it. */
export interface Meta {
	key: string;
	value: string;
}

/** One `<item>` of a WordPress export file: a post of any type. Names are those of the file, without their prefixes. */
export interface WxrItem {
	fields: Fields;
	/** `content:encoded` and `excerpt:encoded`, renamed because their local names are the same. */
	content: string;
	excerpt: string;
	meta: Meta[];
	/** `<category>`: its taxonomy, slug and name. */
	terms: { taxonomy: string; slug: string; name: string }[];
	comments: Fields[];
}

/** The parts of a WordPress export file, as events in the order of the file. */
export interface WxrEvents {
	/** `<title>`, `<wp:base_blog_url>` and other elements directly in the channel. */
	channel(name: string, text: string): void;
	author(fields: Fields): void;
	/** `<wp:category>`, `<wp:tag>` and `<wp:term>`: `element` is the name of the element. */
	term(element: string, fields: Fields, meta: Meta[]): void;
	item(item: WxrItem): void;
	/** Reports a fault of the file, with its place; the parser still reads the parts around it. */
	warn(place: string, message: string): void;
}
