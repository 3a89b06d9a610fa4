/**
 * npm run schema:check -- <SDL file or GraphQL URL>
 *
 * Prints for each document whether a schema can answer it, the parts that the schema lacks, and the plugin that brings
 * them; for a site without WPGraphQL, the parts that core REST answers. Ends with 0 when every core document passes. A
 * site that refuses introspection gets each document as a request; WORDPRESS_AUTH (`name:application password` of an
 * administrator) lets it give its schema.
 */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContract } from '@outrigger/mock/schema/read-contract';
import { findSchemaFolder } from '@outrigger/mock/schema-folder';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { authAdvice } from './schema-check/auth-advice';
import { contractAdvice } from './schema-check/contract-advice';
import { findRest, type RestSite, restReport } from './schema-check/core-rest';
import {
	collectDocuments,
	type FrontEndDocument,
	readDocumentFiles,
} from './schema-check/documents';
import { createAsk, endpointOf } from './schema-check/endpoint';
import { judge, mayRun, type Verdict } from './schema-check/judge';
import { introspect, loadSchemaFile } from './schema-check/load-schema';
import { probe } from './schema-check/probe';
import { report } from './schema-check/report';

const USAGE = 'Usage: npm run schema:check -- <SDL file or GraphQL URL>';

const schemaFolder = findSchemaFolder();
const contract = buildSchema(readContract(schemaFolder).sdl);
/** The package contains the documents of the sources in a separate folder. */
const packed = join(dirname(schemaFolder), 'dist/documents');
const sources = existsSync(packed) ? packed : dirname(schemaFolder);

const judgeAll = (documents: readonly FrontEndDocument[], schema: GraphQLSchema): Verdict[] =>
	documents.map((document) => judge(document, schema, contract));

async function judgeUrl(place: string, documents: readonly FrontEndDocument[]): Promise<Verdict[]> {
	const ask = createAsk(endpointOf(place), process.env.WORDPRESS_AUTH);
	const schema = await introspect(ask);
	if (schema) return judgeAll(documents, schema);
	console.log(
		'The site does not give its schema (introspection is refused), so each document is tried instead.\n' +
			'To see types as well: set WORDPRESS_AUTH to `name:application password` of an administrator, or switch on\n' +
			'public introspection (WPGraphQL settings) or GRAPHQL_DEBUG on the site.\n',
	);
	const verdicts: Verdict[] = [];
	for (const document of documents) verdicts.push(await probe(document, ask));
	return verdicts;
}

/** Returns further advice for a site, about its credentials and its plugin; none for a file. */
async function advices(place: string): Promise<string[]> {
	if (!/^https?:\/\//.test(place)) return [];
	const ask = createAsk(endpointOf(place), process.env.WORDPRESS_AUTH);
	const found = [
		process.env.WORDPRESS_AUTH ? await authAdvice(ask) : null,
		await contractAdvice(ask),
	];
	return found.filter((advice) => advice !== null);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Examines core REST of a site without GraphQL.
 * @throws Error with both reasons if neither GraphQL nor core REST answers
 */
async function askRest(place: string, noGraphQL: unknown): Promise<RestSite> {
	if (!/^https?:\/\//.test(place)) throw noGraphQL;
	return findRest(place).catch((noRest: unknown) => {
		throw new Error(
			`${reasonOf(noGraphQL)}\nCore REST does not answer either: ${reasonOf(noRest)}`,
		);
	});
}

/** @returns the exit code: 0 if the site can run, 1 if it cannot, 2 if nothing could be found out */
async function main(place: string | undefined): Promise<number> {
	if (!place) {
		console.error(USAGE);
		return 2;
	}
	const documents = collectDocuments([
		...readDocumentFiles('web', sources),
		...readDocumentFiles('server/site', sources),
	]);
	const isCore = ({ document }: Verdict) => document.set === 'core';
	let verdicts: Verdict[];
	try {
		verdicts = /^https?:\/\//.test(place)
			? await judgeUrl(place, documents)
			: judgeAll(documents, loadSchemaFile(place));
	} catch (error) {
		const rest = await askRest(place, error);
		const answered = judgeAll(documents, rest.schema);
		console.log(restReport(rest, reasonOf(error), answered));
		return mayRun(answered.filter(isCore)) ? 0 : 1;
	}
	console.log(report(place, verdicts));
	for (const advice of await advices(place)) console.log(`\n${advice}`);
	return mayRun(verdicts.filter(isCore)) ? 0 : 1;
}

main(process.argv[2]).then(
	(code) => {
		process.exitCode = code;
	},
	(error: unknown) => {
		console.error(reasonOf(error));
		process.exitCode = 2;
	},
);
