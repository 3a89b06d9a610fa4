import { addTypenameToDocument } from '@apollo/client/utilities';
import { documentModules as ofEditor } from '@outrigger/editor/documents';
import { documentModules as ofPages } from '@outrigger/elements/documents';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { type DocumentNode, Kind, print } from 'graphql';

/** The documents that the host itself sends to a shop, without an Apollo client, which would add `__typename`. */
const ofHost = import.meta.glob<Record<string, unknown>>('./site/shop/*.generated.ts', {
	eager: true,
});

function isOperation(value: unknown): value is DocumentNode {
	const { kind, definitions } = (value ?? {}) as Partial<DocumentNode>;
	return (
		kind === Kind.DOCUMENT &&
		Boolean(definitions?.some((definition) => definition.kind === Kind.OPERATION_DEFINITION))
	);
}

/**
 * The texts of all operations of the front end as they are sent. The operations of its GraphQL client contain
 * `__typename`.
 */
export function ownDocuments(): string[] {
	const operationsOf = (...files: (typeof ofHost)[]) =>
		files
			.flatMap((modules) => Object.values(modules))
			.flatMap((module) => Object.values(module))
			.filter(isOperation);
	return [
		...operationsOf(ofPages, ofEditor).map((document) =>
			print(withoutUnmask(addTypenameToDocument(document))),
		),
		...operationsOf(ofHost).map((document) => print(document)),
	];
}
