import type { OfferRecord } from '@outrigger/formats/model/shop-records';
import { visiblePost } from '../../auth/visibility';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';

/** Arguments of a text that a query may request as it is stored. */
export interface FormatArgs {
	format?: string | null;
}

/** A word of the shop as a value of an enumeration: `on-hold` is `ON_HOLD`. */
export const upper = (text: string) => text.toUpperCase().replaceAll('-', '_');

/** A picture by its number, if everybody may see it. */
export const picture = (id: number, { store, viewer }: GraphQLContext) =>
	visiblePost(store, store.post(id), viewer);

/** The size and the weight of an offer; null where the content has none. */
export const sizeFields = <T>(
	of: (source: T) => OfferRecord,
	isVirtual: (source: T) => boolean,
) => ({
	weight: (source: T) => of(source).weight || null,
	length: (source: T) => of(source).length || null,
	width: (source: T) => of(source).width || null,
	height: (source: T) => of(source).height || null,
	// The shop ships nothing: customers collect their orders, or receive them by email.
	shippingClassId: () => null,
	shippingRequired: (source: T) => !isVirtual(source),
	shippingTaxable: () => false,
	downloadExpiry: () => null,
	downloadable: () => false,
	downloadLimit: () => null,
});

/** A connection over a list that the source contains. */
export const listOf =
	<S, T>(items: (source: S) => readonly T[], keyOf: (item: T) => string | number) =>
	(source: S, args: PagingArgs, context: GraphQLContext) =>
		listConnection(items(source), args, context.budget, keyOf);
