import { Kind, type OperationDefinitionNode, print } from 'graphql';
import { type FrontEndDocument, pluginOf } from './documents';
import type { Ask, EndpointAnswer } from './endpoint';
import type { Verdict } from './judge';
import { missingParts } from './missing-parts';

/**
 * Finds out without introspection whether an endpoint can answer a document: it sends the document without variables,
 * so the endpoint first validates the document, and then refuses it if it needs variables. This never changes the site,
 * because a mutation that needs no variables is not sent.
 */
export async function probe(document: FrontEndDocument, ask: Ask): Promise<Verdict> {
	if (document.operation.operation === 'mutation' && !needsVariables(document.operation))
		return {
			document,
			missing: [],
			differing: [],
			untried: 'not tried: it would change something on the site',
		};
	return {
		document,
		differing: [],
		missing: missingParts(refusals(await ask(print(document.document))), pluginOf(document)),
	};
}

/** Returns true if an operation cannot run without variables. */
const needsVariables = ({ variableDefinitions }: OperationDefinitionNode): boolean =>
	(variableDefinitions ?? []).some(
		({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
	);

/**
 * Returns the messages of the validator. Messages about missing variables and about single fields come after the
 * validation, so they do not mean that the document is invalid.
 */
export function refusals({ data, errors }: EndpointAnswer): string[] {
	if (data !== undefined && data !== null) return [];
	return errors
		.filter(({ path, message }) => path === undefined && !/^Variable (&quot;|")\$/.test(message))
		.map(({ message }) => message);
}
