import type { ArchiveInfo } from '../../elements/context/current-page';
import type {
	OrderEnum,
	ProductsOrderByEnum,
	RootQueryToProductConnectionWhereArgs,
} from '../../wordpress/schema.generated';
import type { ProductsSettings } from './settings';
import type { Sorting } from './sorting';

/** The archive to which a list belongs, and the searched words. */
interface Archived {
	archive: Pick<ArchiveInfo, 'taxonomy' | 'termDatabaseId'> | null;
	search: string | null;
}

type Field = `${ProductsOrderByEnum}`;

/** The orders that an editor may choose. A random order is missing, because pages are cached. */
const FIELDS: Readonly<Record<string, Field>> = {
	date: 'DATE',
	title: 'NAME',
	price: 'PRICE',
	popularity: 'POPULARITY',
	rating: 'RATING',
	menu_order: 'MENU_ORDER',
};

/** The orders that a visitor may choose, best first. */
const SORTED: Readonly<Record<Sorting, readonly [Field, `${OrderEnum}`]>> = {
	menu_order: ['MENU_ORDER', 'ASC'],
	popularity: ['POPULARITY', 'DESC'],
	rating: ['RATING', 'DESC'],
	date: ['DATE', 'DESC'],
	price: ['PRICE', 'ASC'],
	'price-desc': ['PRICE', 'DESC'],
};

/** Returns the filter and the order of the products, in WooGraphQL's form. */
export function whereOf(
	settings: ProductsSettings,
	{ sorting, isSorted }: { sorting: Sorting; isSorted: boolean },
	archived: Archived | null,
): RootQueryToProductConnectionWhereArgs {
	const { query_post_type, query_posts_ids, query_include_term_ids } = settings;
	const [field, order] =
		isSorted || archived
			? SORTED[sorting]
			: [
					FIELDS[settings.query_orderby] ?? 'DATE',
					settings.query_order === 'asc' ? ('ASC' as const) : ('DESC' as const),
				];
	const { taxonomy, termDatabaseId } = archived?.archive ?? {};
	const search = archived?.search;
	return {
		orderby: [{ field, order }],
		...(search && { search }),
		...(taxonomy === 'product_cat' && termDatabaseId && { categoryIdIn: [termDatabaseId] }),
		...(taxonomy === 'product_tag' && termDatabaseId && { tagIdIn: [termDatabaseId] }),
		...(query_post_type === 'sale' && { onSale: true }),
		...(query_post_type === 'featured' && { featured: true }),
		// A list of chosen products is empty if the editor chose none; it does not show all products.
		...(query_post_type === 'by_id' && {
			include: query_posts_ids.length > 0 ? query_posts_ids : [0],
		}),
		...(query_include_term_ids.length > 0 && !archived && { categoryIdIn: query_include_term_ids }),
	};
}
