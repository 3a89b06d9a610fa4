import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { say } from '../../browser/page-words';
import { wordpressMessage } from '../../wordpress/wordpress-message';

/** The outcome of a change. */
export type CartOutcome =
	| { kind: 'done' }
	/** The shop said no, in words for the visitor. */
	| { kind: 'refused'; message: string }
	/** No answer came: the outcome is unknown. */
	| { kind: 'unsent'; message: string };

/** Reads an error of a mutation. */
export function outcomeOfError(error: unknown): CartOutcome {
	if (CombinedGraphQLErrors.is(error)) {
		const [first] = error.errors;
		return {
			kind: 'refused',
			message: wordpressMessage(first?.message ?? '') || say('cart.refused'),
		};
	}
	// A site that is busy has done nothing; the same may be asked again.
	if (ServerError.is(error) && error.statusCode < 500 && error.statusCode !== 429) {
		return { kind: 'refused', message: say('cart.refused') };
	}
	return { kind: 'unsent', message: say('cart.unsent') };
}
