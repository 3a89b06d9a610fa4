import type { UserRecord } from '@outrigger/formats/model/records';
import { WriteRefusal } from '../../writing/refusal';
import type { MakeWrite } from '../../writing/writer';
import type { Written } from '../../writing/written';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';
import { userError } from '../user-error';

/** The user that makes a change; a host whose content cannot be written refuses every user. */
export const changerOf = ({ writes, viewer }: GraphQLContext): UserRecord | null =>
	writes === null ? null : viewer;

/** Refuses an empty input in WPGraphQL's words. @param object WPGraphQL's name of the thing */
export function requireInput(input: object, object: string): void {
	if (Object.keys(input).length > 0) return;
	throw userError(
		`Mutation not processed. There was no input for the mutation or the ${object} was invalid`,
	);
}

/** The database id of an input, which is a global id or a database id; -1 for any other text. */
export const idOf = ({ input }: { input: { id: string } }): number =>
	toDatabaseIds([input.id])[0] ?? -1;

/**
 * Carries out a write; the rest of the operation reads the content with this write.
 * @throws the refusal in its own words, as an error that the client may read
 */
export async function change(context: GraphQLContext, make: MakeWrite): Promise<void> {
	const { writes } = context;
	if (writes === null) throw new Error('This host refuses every change.');
	Object.assign(context, await writes.write(make).catch(throwRefusal));
}

/** Throws a refusal in its own words, as an error that the client may read. */
export function throwRefusal(error: unknown): never {
	throw error instanceof WriteRefusal ? userError(error.message) : error;
}

/** A record in its new state. */
export const put = <Kind extends Written['kind']>(
	kind: Kind,
	record: Extract<Written, { kind: Kind }>['record'] & { databaseId: number },
): Written => ({ kind, id: record.databaseId, record }) as Written;
