import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, print } from 'graphql';
import { withoutUnmask } from '../domain/wordpress/without-unmask';

const modules = import.meta.glob<Record<string, unknown>>('../web/**/*.generated.ts', {
	eager: true,
});

/** What the host itself sends to a shop, as it stands: no Apollo adds type names. */
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

/** Texts of all operations of the front end as they are sent: those of its GraphQL client with `__typename`. */
export function ownDocuments(): string[] {
	const operationsOf = (files: typeof modules) =>
		Object.values(files)
			.flatMap((module) => Object.values(module))
			.filter(isOperation);
	return [
		...operationsOf(modules).map((document) =>
			print(withoutUnmask(addTypenameToDocument(document))),
		),
		...operationsOf(ofHost).map((document) => print(document)),
	];
}
