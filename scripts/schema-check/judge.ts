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
	/** Empty: the schema can answer it. */
	missing: MissingPart[];
	/** Existing fields with another type; code for this contract may not expect their answers. */
	differing: { field: string; here: string; there: string }[];
	/** Why nothing could be found out, where that is so. */
	untried?: string;
}

/** No document has as many faults; without a bound the validator stops at 100. */
const MAX_ERRORS = 10_000;

/** Judges if a schema can answer a document. */
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

/** Returns true if a set of verdicts lets a site run on these documents. */
export const mayRun = (verdicts: readonly Verdict[]): boolean =>
	verdicts.every(({ missing, untried }) => missing.length === 0 && untried === undefined);

function differences(document: FrontEndDocument, theirs: GraphQLSchema, ours: GraphQLSchema) {
	const there = fieldTypes(document, theirs);
	return [...fieldTypes(document, ours)].flatMap(([field, here]) => {
		const other = there.get(field);
		return other === undefined || other === here ? [] : [{ field, here, there: other }];
	});
}

/** `MediaSize.width` → `String`, for every field of the document. */
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
