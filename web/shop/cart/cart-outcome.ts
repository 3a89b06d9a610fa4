import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { say } from '../../browser/page-words';
import { wordpressMessage } from '../../wordpress/wordpress-message';

/** The outcome of a change. */
export type CartOutcome =
	| { kind: 'done' }
	/** The shop refused, with a reason for the visitor. */
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
	// A busy site has changed nothing; the visitor may send the same request again.
	if (ServerError.is(error) && error.statusCode < 500 && error.statusCode !== 429) {
		return { kind: 'refused', message: say('cart.refused') };
	}
	return { kind: 'unsent', message: say('cart.unsent') };
}
