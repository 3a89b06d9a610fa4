import { maySeeComment } from '../../auth/visibility';
import { submitComment } from '../../comments/submit-comment';
import { findProduct } from '../../shop/offers';
import { ShopRefusal } from '../../shop/refusal';
import { userError } from '../user-error';
import { mutation } from './shop-mutation';

/** The mutation that writes a review of a product. */
export const reviewMutations = {
	writeReview: mutation(
		async (
			input: {
				rating: number;
				commentOn?: number | null;
				content?: string | null;
				author?: string | null;
				authorEmail?: string | null;
				authorUrl?: string | null;
			},
			{ store, viewer, address, pace, now },
		) => {
			if (!findProduct(store, input.commentOn ?? 0))
				throw new ShopRefusal('no-product', store.say('cart.noProduct'));
			if (input.rating < 1 || input.rating > 5)
				throw new ShopRefusal('rating', store.say('form.needChoice'));
			const outcome = await submitComment(
				store,
				{
					postId: input.commentOn ?? 0,
					parentId: 0,
					authorName: input.author ?? '',
					authorEmail: input.authorEmail ?? '',
					authorUrl: input.authorUrl ?? '',
					content: input.content ?? '',
					rating: input.rating,
				},
				{ viewer, address, pace },
				now(),
			);
			if (!outcome.accepted)
				throw userError(outcome.refusal.graphqlMessage ?? outcome.refusal.message);
			const { comment } = outcome;
			return {
				rating: input.rating,
				review: maySeeComment(store, comment, viewer) ? comment : null,
			};
		},
	),
};
