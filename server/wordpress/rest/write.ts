import { isEmailAddress } from '@outrigger/rules/address/email-address';
import { WriteRefusal } from '../writing/refusal';
import type { MakeWrite } from '../writing/writer';
import { createParamReader, type ParamReader } from './param-reader';
import type { Param } from './query-params';
import { type RestContext, restLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';

/** A request where content can be written. */
export type WritingContext = RestContext & { writes: NonNullable<RestContext['writes']> };

export const isWriting = (context: RestContext): context is WritingContext =>
	context.writes !== null;

/** Carries a write out. @returns the same request over the content with the write in it */
export async function carryOut(context: WritingContext, make: MakeWrite): Promise<WritingContext> {
	return { ...context, store: await context.writes.write(make).catch(throwRefusal) };
}

/** The refusal of a write as an answer of REST. */
export function throwRefusal(error: unknown): never {
	if (!(error instanceof WriteRefusal)) throw error;
	// An account that is there already has neither status nor data in WordPress.
	const isBare = error.code.startsWith('existing_user_');
	throw new RestError(error.code, error.message, error.status, isBare ? null : {});
}

/** A text that is sent by itself or as `{ raw }`, as editors send it back. */
export function rawText(params: ReadonlyMap<string, Param>, name: string): string | undefined {
	const param = params.get(name);
	const text = param instanceof Map ? param.get('raw') : param;
	return typeof text === 'string' ? text : undefined;
}

/** Refuses a request without required parameters before all other checks, as WordPress does. */
export function requireParams(params: ReadonlyMap<string, Param>, names: readonly string[]): void {
	const missing = names.filter((name) => !params.has(name));
	if (missing.length === 0) return;
	throw new RestError(
		'rest_missing_callback_param',
		`Missing parameter(s): ${missing.join(', ')}`,
		400,
		{ params: missing },
	);
}

/** The parameter `force` of a deletion: true for a deletion that does not use the trash. */
export function forceIn({ params }: RestContext): boolean {
	const read = createParamReader(params);
	const force = read.flag('force') ?? false;
	read.check();
	return force;
}

/**
 * Refuses a deletion without `force` of a thing that has no trash.
 * @param things the subject of WordPress's sentence: `Terms do`
 */
export function requireForce(force: boolean, things: string): void {
	if (force) return;
	throw new RestError(
		'rest_trash_not_supported',
		`${things} not support trashing. Set 'force=true' to delete.`,
		501,
	);
}

/** Reads a mail address; refuses other texts, except an empty one with `mayBeEmpty`. */
export function emailIn(
	read: ParamReader,
	name: string,
	{ mayBeEmpty = false } = {},
): string | undefined {
	const email = read.text(name);
	if (email === undefined || isEmailAddress(email) || (mayBeEmpty && email === '')) return email;
	read.refuse(name, { code: 'rest_invalid_email', message: 'Invalid email address.', data: null });
	return undefined;
}

/** The answer to a deletion: the thing as it was. */
export const deletion = ({ fields }: RestItem): RestResult => ({
	kind: 'data',
	data: {
		deleted: true,
		previous: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value()])),
	},
});

/** The answer to a creation, with the address of the new thing. @param route `/wp/v2/posts/17` */
export function creation(context: RestContext, item: RestItem, route: string): RestResult {
	return { kind: 'item', item, status: 201, headers: { Location: restLink(context, route) } };
}
