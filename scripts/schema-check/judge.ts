import {
	type GraphQLSchema,
	type TypeInfo as Info,
	TypeInfo,
	validate,
	visit,
	visitWithTypeInfo,
} from 'graphql';
import { type FrontEndDocument, pluginOf } from './documents';
import { type MissingPart, missingParts } from './missing-parts';

/** The findings about one document. */
export interface Verdict {
	document: FrontEndDocument;
	/** The parts that the schema lacks; empty if the schema can answer the document. */
	missing: MissingPart[];
	/** The fields that exist with another type; this project's code may not be able to use their values. */
	differing: { field: string; here: string; there: string }[];
	/** The reason why nothing could be found out; absent if something was. */
	untried?: string;
}

/** The largest number of faults that the validator reports; by default it stops at 100. No document has as many. */
const MAX_ERRORS = 10_000;

/** Judges whether a schema can answer a document. */
export function judge(
	document: FrontEndDocument,
	theirs: GraphQLSchema,
	ours: GraphQLSchema,
): Verdict {
	const errors = validate(theirs, document.document, undefined, { maxErrors: MAX_ERRORS });
	return {
		document,
		missing: missingParts(
			errors.map(({ message }) => message),
			pluginOf(document),
		),
		differing: errors.length > 0 ? [] : differences(document, theirs, ours),
	};
}

/** Returns true if a site can run according to these verdicts. */
export const mayRun = (verdicts: readonly Verdict[]): boolean =>
	verdicts.every(({ missing, untried }) => missing.length === 0 && untried === undefined);

function differences(document: FrontEndDocument, theirs: GraphQLSchema, ours: GraphQLSchema) {
	const there = fieldTypes(document, theirs);
	return [...fieldTypes(document, ours)].flatMap(([field, here]) => {
		const other = there.get(field);
		return other === undefined || other === here ? [] : [{ field, here, there: other }];
	});
}

/** Returns the type of every field that the document uses: `MediaSize.width` → `String`. */
function fieldTypes({ document }: FrontEndDocument, schema: GraphQLSchema): Map<string, string> {
	const info: Info = new TypeInfo(schema);
	const types = new Map<string, string>();
	visit(
		document,
		visitWithTypeInfo(info, {
			Field({ name }) {
				const type = info.getType();
				if (type) types.set(`${info.getParentType()?.name}.${name.value}`, String(type));
			},
		}),
	);
	return types;
}
