import { useCurrentPage } from '../../elements/context/current-page';
import type { ProductsSettings } from './settings';
import { readSorting, type Sorting } from './sorting';

/** The page and order of a product list that the visitor sees. */
export interface ListPlace {
	/** The number of products on a page, 1 to 100. */
	perPage: number;
	/** The number of the page, from 1. */
	page: number;
	sorting: Sorting;
	/** True if the visitor chose the order. */
	isSorted: boolean;
	/** The path of the list. */
	path: string;
	urlOf: (page: number) => string;
}

/** The largest number of entries that WPGraphQL gives at once. */
const MOST = 100;
/** WooCommerce's name for the page of a list that is no archive. */
const PAGE_PARAMETER = 'product-page';

/** Reads the address: the page of an archive is in the path, the page of another list in a parameter. */
export function useListPlace(settings: ProductsSettings, isArchive: boolean): ListPlace {
	const { url, path, pageNumber } = useCurrentPage();
	const perPage = bounded(Math.trunc(settings.columns) * Math.trunc(settings.rows));
	const chosen = settings.allow_order ? readSorting(url.searchParams.get('orderby')) : null;
	const asked = isArchive ? pageNumber : Number(url.searchParams.get(PAGE_PARAMETER) ?? 1);
	const isPaged = isArchive || settings.paginate;
	return {
		perPage,
		page: isPaged && Number.isInteger(asked) ? Math.max(1, asked) : 1,
		sorting: chosen ?? 'menu_order',
		isSorted: chosen !== null,
		path,
		urlOf(page) {
			const query = new URLSearchParams();
			if (chosen) query.set('orderby', chosen);
			if (!isArchive && page > 1) query.set(PAGE_PARAMETER, `${page}`);
			const where = isArchive && page > 1 ? `${path}page/${page}/` : path;
			return query.size > 0 ? `${where}?${query}` : where;
		},
	};
}

function bounded(count: number): number {
	return Math.min(Math.max(count, 1), MOST);
}
