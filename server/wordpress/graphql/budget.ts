import { userError } from './user-error';

/** Nodes that the lists of one operation may hold together: the sample queries need a few hundred. */
export const NODE_BUDGET = 20_000;
/** How long one operation may run, in milliseconds. */
export const OPERATION_TIMEOUT_MS = 5_000;

/** Keeps one operation within bounds. Resolvers run without a pause, so a timer alone could not stop them. */
export interface Budget {
	/** Takes `nodes` off; throws an error for the asker when nodes or time are used up. */
	spend(nodes: number): void;
}

/** A budget that starts now. @param now milliseconds since any fixed point */
export function createBudget(
	now: () => number,
	limits: { nodes?: number; timeoutMs?: number } = {},
): Budget {
	const deadline = now() + (limits.timeoutMs ?? OPERATION_TIMEOUT_MS);
	let left = limits.nodes ?? NODE_BUDGET;
	return {
		spend(nodes) {
			left -= nodes;
			if (left < 0) throw userError('The query asks for too many nodes.');
			if (now() > deadline) throw userError('The query took too long.');
		},
	};
}

/** For operations of the server itself, which ask what they need. */
export const UNLIMITED: Budget = { spend: () => undefined };
