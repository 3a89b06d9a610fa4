import type { TermRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import { upperFirst } from '../../schema/names';
import { defaultCategory } from '../../store/default-category';
import { deletedTerm, savedTerm, type TermFields } from '../../writing/save-term';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { userError } from '../user-error';
import { change, changerOf, idOf, put } from './change';
import { type ChangedThing, idIn } from './content-changes';

type Context = GraphQLContext;

/** The input of mutations that create or change a term. */
interface TermInput {
	clientMutationId?: string | null;
	name?: string | null;
	slug?: string | null;
	description?: string | null;
	parentId?: string | null;
	parentDatabaseId?: number | null;
}

/** WordPress's default capability for categories, tags and all other taxonomies. */
const mayManage = (context: Context) => may(changerOf(context), 'manage_categories');

const fieldsOf = (taxonomy: string, input: TermInput): TermFields => ({
	taxonomy,
	name: input.name ?? undefined,
	slug: input.slug ?? undefined,
	description: input.description ?? undefined,
	parentId: input.parentDatabaseId ?? idIn(input.parentId),
});

/** `createTag`, `updateTag` and `deleteTag` of a taxonomy. */
export function termChanges({ name: taxonomy, single, plural }: ChangedThing) {
	const find = ({ store }: Context, id: number): TermRecord | undefined => {
		const term = store.term(id);
		return term?.taxonomy === taxonomy ? term : undefined;
	};
	const payload = (input: TermInput, term: TermRecord | undefined) => ({
		clientMutationId: input.clientMutationId ?? null,
		[single]: term ?? null,
	});
	async function save(context: Context, input: TermInput, before: TermRecord | null) {
		let id = before?.databaseId ?? 0;
		await change(context, (store, newId) => {
			const term = savedTerm(before, fieldsOf(taxonomy, input), store, newId);
			id = term.databaseId;
			return [put('term', term)];
		});
		return payload(input, context.store.term(id));
	}
	return {
		[`create${upperFirst(single)}`]: async (
			_: unknown,
			{ input }: { input: TermInput },
			context: Context,
		) => {
			if (!mayManage(context)) throw userError(`Sorry, you are not allowed to create ${plural}`);
			if (!input.name) throw userError(`A name is required to create a ${taxonomy}`);
			return save(context, input, null);
		},
		[`update${upperFirst(single)}`]: async (
			_: unknown,
			args: { input: TermInput & { id: string } },
			context: Context,
		) => {
			const id = idOf(args);
			if (id === -1) throw userError(`The ID passed is not for a ${single} object`);
			const term = find(context, id);
			if (!term) throw userError(`The ${taxonomy} node failed to update`);
			if (!mayManage(context)) throw userError(`You do not have permission to update ${plural}`);
			return save(context, args.input, term);
		},
		[`delete${upperFirst(single)}`]: async (
			_: unknown,
			args: { input: TermInput & { id: string } },
			context: Context,
		) => {
			const id = idOf(args);
			if (id === -1) throw userError(`The ID for the ${single} was not valid`);
			const term = find(context, id);
			if (!term) throw userError('The ID passed is invalid');
			// The default category, which posts without another category get, cannot be deleted.
			const isDefault = taxonomy === 'category' && id === defaultCategory(context.store);
			if (isDefault || !mayManage(context))
				throw userError(`You do not have permission to delete ${plural}`);
			await change(context, (store) => deletedTerm(store, term));
			return { ...payload(args.input, term), deletedId: toGlobalId('term', id) };
		},
	};
}
