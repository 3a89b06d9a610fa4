import { type DocumentNode, visit } from 'graphql';

/**
 * A GraphQL document without `@unmask`: that directive is for Apollo Client, and no server knows it.
 * @returns the very same object where there is none
 */
export function withoutUnmask<Document extends DocumentNode>(document: Document): Document {
	return visit(document, {
		Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
	});
}
