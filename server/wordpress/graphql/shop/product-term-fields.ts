import type { TermRecord } from '@outrigger/formats/model/records';
import type { GraphQLContext } from '../context';
import { picture } from './offer-fields';
import { type ProductListArgs, productConnection } from './product-list';

type Context = GraphQLContext;

/** Fields that terms of products have beside those of every term. */
export const productTermFields = (taxonomy: string) => ({
	products: (term: TermRecord, args: ProductListArgs, context: Context) =>
		productConnection(args, context, {
			terms: [{ taxonomy, termIds: [term.databaseId], operator: 'IN', includeChildren: true }],
		}),
	display: () => 'DEFAULT',
	menuOrder: () => null,
	image: (term: TermRecord, _: object, context: Context) => {
		const id = term.meta.thumbnail_id;
		return typeof id === 'number' ? picture(id, context) : null;
	},
});
