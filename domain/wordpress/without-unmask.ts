import { type DocumentNode, visit } from 'graphql';

/**
 * Removes `@unmask` from a GraphQL document, because this directive is only for Apollo Client, and servers refuse it.
 * @returns the same object if the document does not contain the directive
 */
export function withoutUnmask<Document extends DocumentNode>(document: Document): Document {
	return visit(document, {
		Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
	});
}
