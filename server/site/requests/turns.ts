import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';

/** Milliseconds that a rendering keeps the process before others have their turn. */
export const TURN_MS = 25;
/** Milliseconds of the processor that one rendering may take: then it is given up. */
export const MOST_MS = 7_500;
/** Milliseconds of the processor after which a rendering gives way to all that cost less: most pages cost a tenth. */
export const LIGHT_MS = 1_000;
/** Turns of light renderings in a row while a heavy one waits: then it has one, so that it ends however many come. */
export const LIGHT_TURNS = 4;

/** The clock on the wall, and the time of the processor that this process took; both in milliseconds. */
export interface Clocks {
	now: () => number;
	spent: () => number;
}

const CLOCKS: Clocks = {
	now: () => performance.now(),
	spent: () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	},
};

/**
 * Called before each piece of work of a rendering. Returns undefined during the turn, then a promise of the next turn.
 */
export type Pause = () => Promise<void> | undefined;

/**
 * Makes the turns of one rendering.
 *
 * @param mostMs milliseconds of the processor that it may cost
 * @throws TooLargeToRender (the function that it gives) when it has cost too much
 */
export type CreateTurns = (mostMs?: number) => Pause;

/** A rendering that waits for a turn. */
interface Waiting {
	/** The number of renderings that began before it. */
	age: number;
	/** True if it has cost more than light pages do. */
	isHeavy: boolean;
	give(): void;
}

/**
 * The turns of all renderings of a process. Each time around its event loop one of those that wait is given a turn,
 * so a hundred renderings hold up a check or a cached page little longer than two do. It is the one that began first:
 * were all to go on in turn, all would be done late. Light ones come before heavy ones, which have every fifth turn, the first of them again.
 *
 * A turn begins with the first question after it was given (React goes on one round of the loop later) and ends by
 * the clock, so that others have theirs. It costs what the processor worked in it, and no more than its length. So
 * neither the time in which a rendering waits (for WordPress, or for a processor that others have) nor what others do
 * meanwhile counts.
 */
export function createRow({ now, spent }: Clocks = CLOCKS): CreateTurns {
	const row = new Set<Waiting>();
	let begun = 0;
	/** Turns of light renderings since a heavy one had one, or waited for one. */
	let lightTurns = 0;

	function next(): void {
		const waiting = [...row].sort((one, other) => one.age - other.age);
		const heavy = waiting.find(({ isHeavy }) => isHeavy);
		const light = waiting.find(({ isHeavy }) => !isHeavy);
		const chosen = heavy && lightTurns >= LIGHT_TURNS ? heavy : (light ?? heavy);
		if (!chosen) return;
		lightTurns = heavy && chosen === light ? lightTurns + 1 : 0;
		row.delete(chosen);
		// Behind what has come in meanwhile: an immediate of an immediate waits for the loop's next round.
		if (row.size > 0) setImmediate(next);
		chosen.give();
	}

	function wait(one: Waiting): void {
		if (row.size === 0) setImmediate(next);
		row.add(one);
	}

	return (mostMs = MOST_MS) => {
		const age = begun;
		begun += 1;
		let cost = 0;
		/** When its turn ends, null while it has one that it has not begun; a new rendering has none. */
		let turnEnds: number | null = Number.NEGATIVE_INFINITY;
		let spentBefore = spent();
		let turn: Promise<void> | undefined;
		return () => {
			if (cost >= mostMs) {
				throw new TooLargeToRender(
					`The page took more than ${mostMs / 1000} s of the processor to render. Its documents are too large. Split them, or remove elements that no visitor sees.`,
				);
			}
			if (turn) return turn;
			if (turnEnds === null) {
				turnEnds = now() + TURN_MS;
				spentBefore = spent();
			}
			if (now() < turnEnds) return undefined;
			cost += Math.min(TURN_MS, spent() - spentBefore);
			turn = new Promise((resolve) => {
				const give = () => {
					turn = undefined;
					turnEnds = null;
					resolve();
				};
				wait({ age, isHeavy: cost > LIGHT_MS, give });
			});
			return turn;
		};
	};
}

/** The turns of what this process renders. */
export const createTurns: CreateTurns = createRow();
