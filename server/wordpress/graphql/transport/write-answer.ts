import { stringifyChunked } from '@discoveryjs/json-ext';
import type { ExecutionResult } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { BYTE_BUDGET, TOO_LARGE } from '../budget';
import type { GraphQLContext } from '../context';

/** About the most bytes that are written in one piece, which takes a part of a millisecond. */
const SMALL_ANSWER = 64 * 1024;
/** The number of characters that are written between two looks at the clock. */
const PIECE = 64 * 1024;

/** A result that writes itself, as yoga knows it. */
type Result = ExecutionResult & { stringify?: (result: ExecutionResult) => string };

/**
 * Writes answers: at most `mostBytes` of JSON, an error instead of more; it writes a large answer in pieces, between
 * which the host answers other requests.
 */
export function answerWriter(mostBytes: number = BYTE_BUDGET): Plugin {
	const fits = (text: string) =>
		text.length * 3 <= mostBytes || Buffer.byteLength(text) <= mostBytes;
	const tooLarge = JSON.stringify({ errors: [createGraphQLError(TOO_LARGE)], data: null });
	const small = (result: ExecutionResult) => {
		const text = JSON.stringify(result);
		return fits(text) ? text : tooLarge;
	};

	/** Writes an answer in pieces; `null` if it is too large. */
	async function writeInPieces(data: unknown, turn: GraphQLContext['turn']) {
		let text = '';
		let bytes = 0;
		for (const piece of stringifyChunked(data, { highWaterMark: PIECE })) {
			text += piece;
			bytes += Buffer.byteLength(piece);
			if (bytes > mostBytes) return null;
			await turn.pause();
		}
		return text;
	}

	return {
		onExecutionResult({ result, setResult, context }) {
			// The operation's own context is put into the request's; if there is none, nothing was executed.
			const { budget, turn }: Partial<GraphQLContext> = context as object;
			if (!result || !('data' in result) || Symbol.asyncIterator in result) return;
			if (!budget || !turn || budget.bytes <= SMALL_ANSWER) {
				setResult({ ...result, stringify: small } as Result);
				return;
			}
			return writeInPieces(result.data, turn).then((data) => {
				const stringify = ({ data: _, ...rest }: ExecutionResult) => {
					if (data === null) return tooLarge;
					const before = JSON.stringify(rest).slice(0, -1);
					const text = `${before}${before === '{' ? '' : ','}"data":${data}}`;
					return fits(text) ? text : tooLarge;
				};
				setResult({ ...result, stringify } as Result);
			});
		},
	};
}
