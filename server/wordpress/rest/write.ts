import { WriteRefusal } from '../writing/refusal';
import type { MakeWrite } from '../writing/writer';
import type { Param } from './query-params';
import type { RestContext } from './rest-context';
import { RestError } from './rest-error';

/** A request where content can be written. */
export type WritingContext = RestContext & { write: NonNullable<RestContext['write']> };

export const isWriting = (context: RestContext): context is WritingContext =>
	context.write !== null;

/** Carries a write out. @returns the same request over the content with the write in it */
export async function carryOut(context: WritingContext, make: MakeWrite): Promise<WritingContext> {
	try {
		return { ...context, store: await context.write(make) };
	} catch (error) {
		if (!(error instanceof WriteRefusal)) throw error;
		throw new RestError(error.code, error.message, error.status);
	}
}

/** A text that may come alone or as `{ raw }`, as editors send it back. */
export function rawText(params: ReadonlyMap<string, Param>, name: string): string | undefined {
	const param = params.get(name);
	const text = param instanceof Map ? param.get('raw') : param;
	return typeof text === 'string' ? text : undefined;
}
