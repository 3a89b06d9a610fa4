import { type DocumentNode, visit } from 'graphql';

/**
 * A GraphQL document without `@unmask`: this directive is only for Apollo Client, and servers refuse it.
 * @returns the very same object where there is none
 */
export function withoutUnmask<Document extends DocumentNode>(document: Document): Document {
	return visit(document, {
		Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
	});
}
