import { ShopRefusal } from '../../shop/refusal';
import type { GraphQLContext } from '../context';
import { userError } from '../user-error';

/** A list as GraphQL gives it: any of its entries may be null. */
export type List<T> = readonly (T | null | undefined)[] | null;

/** The entries of a list that are not null. */
export const present = <T>(list: List<T> | undefined): T[] =>
	(list ?? []).filter((one) => one !== null && one !== undefined);

/**
 * A mutation of the shop: it reports a refusal to the client, and gives back the client's
 * mutation id.
 */
export function mutation<I extends object, R extends object>(
	run: (input: I, context: GraphQLContext) => Promise<R>,
) {
	return async (
		_: unknown,
		{ input }: { input: I & { clientMutationId?: string | null } },
		context: GraphQLContext,
	) => {
		try {
			const payload = await run(input, context);
			return { ...payload, clientMutationId: input.clientMutationId ?? null };
		} catch (error) {
			throw error instanceof ShopRefusal ? userError(error.message) : error;
		}
	};
}
