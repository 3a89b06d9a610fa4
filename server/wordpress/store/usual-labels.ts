import { ENGLISH } from '@outrigger/rules/texts/english';
import type { Say, TextKey } from '@outrigger/rules/texts/text';

/** Texts for the labels of WordPress's and WooCommerce's own types and taxonomies: of all, of one. */
const TEXTS = {
	post: ['type.posts', 'type.post'],
	page: ['type.pages', 'type.page'],
	attachment: ['type.media', 'type.media'],
	product: ['type.products', 'type.product'],
	category: ['type.categories', 'page.category'],
	post_tag: ['type.tags', 'page.tag'],
	product_cat: ['type.productCategories', 'page.category'],
	product_tag: ['type.productTags', 'page.tag'],
} as const satisfies Record<string, readonly [many: TextKey, one: TextKey]>;

interface Labelled {
	name: string;
	label: string;
	singularLabel: string;
}

/**
 * Records by their names, with the labels that WordPress gives its own types in a language. A label that the site gave
 * stays.
 */
export function withUsualLabels<One extends Labelled>(
	records: readonly One[],
	say: Say,
): ReadonlyMap<string, One> {
	return new Map(records.map((record) => [record.name, inWords(record, say)]));
}

function inWords<One extends Labelled>(record: One, say: Say): One {
	const { name } = record;
	if (!isUsual(name)) return record;
	const [many, one] = TEXTS[name];
	const translated = (label: string, key: typeof many | typeof one) =>
		label === ENGLISH[key] ? say(key) : label;
	return {
		...record,
		label: translated(record.label, many),
		singularLabel: translated(record.singularLabel, one),
	};
}

function isUsual(name: string): name is keyof typeof TEXTS {
	return Object.hasOwn(TEXTS, name);
}
