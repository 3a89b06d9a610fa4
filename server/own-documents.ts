import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, print } from 'graphql';
import { withoutUnmask } from '../domain/without-unmask';

const modules = import.meta.glob<Record<string, unknown>>('../web/**/*.generated.ts', {
	eager: true,
});

function isOperation(value: unknown): value is DocumentNode {
	const { kind, definitions } = (value ?? {}) as Partial<DocumentNode>;
	return (
		kind === Kind.DOCUMENT &&
		Boolean(definitions?.some((definition) => definition.kind === Kind.OPERATION_DEFINITION))
	);
}

/** Texts of all operations of the front end, as its GraphQL client sends them (with `__typename`). */
export function ownDocuments(): string[] {
	return Object.values(modules)
		.flatMap((module) => Object.values(module))
		.filter(isOperation)
		.map((document) => print(withoutUnmask(addTypenameToDocument(document))));
}
