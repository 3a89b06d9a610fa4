import type { TaxonomyRecord, TermRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { deletedTerm, savedTerm, type TermFields } from '../writing/save-term';
import { createParamReader } from './param-reader';
import { type RestContext, restLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { sentMeta } from './sent-meta';
import { termItem } from './term-item';
import { getTerm } from './term-routes';
import {
	carryOut,
	deletion,
	forceIn,
	requireForce,
	requireParams,
	type WritingContext,
} from './write';

function readFields(
	{ params, store }: RestContext,
	{ name }: TaxonomyRecord,
	before: TermRecord | null,
): TermFields {
	const read = createParamReader(params);
	const fields = {
		taxonomy: name,
		name: read.text('name'),
		slug: read.text('slug'),
		description: read.text('description'),
		parentId: read.integer('parent', { min: 0 }),
		meta: sentMeta(params, store.settings.restTermMeta ?? [], before?.meta ?? {}),
	};
	read.check();
	return fields;
}

function requireRight({ viewer }: RestContext, code: string, message: string): void {
	if (may(viewer, 'manage_categories')) return;
	throw forbidden(viewer, code, `Sorry, you are not allowed to ${message}.`);
}

const shown = (context: RestContext, taxonomy: TaxonomyRecord, id: number) =>
	getTerm({ ...context, params: new Map([['context', 'edit']]) }, taxonomy, id);

async function save(
	context: WritingContext,
	taxonomy: TaxonomyRecord,
	before: TermRecord | null,
): Promise<{ result: RestResult; id: number }> {
	const fields = readFields(context, taxonomy, before);
	let id = 0;
	const after = await carryOut(context, (store, newId) => {
		const record = savedTerm(before, fields, store, newId);
		id = record.databaseId;
		return [{ kind: 'term', id, record }];
	});
	return { result: shown(after, taxonomy, id), id };
}

/** `POST /wp/v2/categories`. */
export async function createTerm(
	context: WritingContext,
	taxonomy: TaxonomyRecord,
): Promise<RestResult> {
	requireParams(context.params, ['name']);
	requireRight(context, 'rest_cannot_create', 'create terms in this taxonomy');
	const { result, id } = await save(context, taxonomy, null);
	const headers = { Location: restLink(context, `/wp/v2/${taxonomy.restBase}/${id}`) };
	return { ...result, status: 201, headers } as RestResult;
}

/** `POST`, `PUT` and `PATCH /wp/v2/categories/4`. */
export async function updateTerm(
	context: WritingContext,
	taxonomy: TaxonomyRecord,
	id: number,
): Promise<RestResult> {
	const term = found(context, taxonomy, id);
	requireRight(context, 'rest_cannot_update', 'edit this term');
	return (await save(context, taxonomy, term)).result;
}

/** `DELETE /wp/v2/categories/4`: terms have no trash, so the request needs `force`. */
export async function deleteTerm(
	context: WritingContext,
	taxonomy: TaxonomyRecord,
	id: number,
): Promise<RestResult> {
	const term = found(context, taxonomy, id);
	requireRight(context, 'rest_cannot_delete', 'delete this term');
	requireForce(forceIn(context), 'Terms do');
	const answer = deletion(termItem(context, term, 'edit'));
	await carryOut(context, (store) => deletedTerm(store, term));
	return answer;
}

function found({ store }: RestContext, { name }: TaxonomyRecord, id: number): TermRecord {
	const term = store.term(id);
	if (term?.taxonomy === name) return term;
	throw new RestError('rest_term_invalid', 'Term does not exist.', 404);
}
