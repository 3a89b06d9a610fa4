import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';

/** Milliseconds for which a rendering uses the process before other renderings get a turn. */
export const TURN_MS = 25;
/** The most milliseconds of the processor for one rendering; then the host cancels it. */
export const MOST_MS = 7_500;
/**
 * Renderings that have used up to this many milliseconds of the processor come before all others. Most pages use a
 * tenth of it.
 */
export const LIGHT_MS = 1_000;
/**
 * After this many consecutive turns of light renderings a waiting heavy one gets a turn, so that it ends in spite of
 * many light ones.
 */
export const LIGHT_TURNS = 4;

/** Two clocks in milliseconds: the time of day, and the processor time that this process has used. */
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
 * A rendering calls this before each piece of its work. Returns undefined during the turn, then a promise of the next
 * turn.
 */
export type Pause = () => Promise<void> | undefined;

/**
 * Makes the turns of one rendering.
 *
 * @param mostMs the most milliseconds of the processor that the rendering may use
 * @throws TooLargeToRender (the returned function) if the rendering has used more
 */
export type CreateTurns = (mostMs?: number) => Pause;

/** A rendering that waits for a turn. */
interface Waiting {
	/** The number of renderings that began before this one. */
	age: number;
	/** True if the rendering has used more processor time than light pages do. */
	isHeavy: boolean;
	give(): void;
}

/**
 * Makes the turns of all renderings of a process. In each round of the event loop one waiting rendering gets a turn, so
 * a hundred renderings delay a check or a cached page hardly longer than two. The oldest rendering gets the turn: if
 * all took turns equally, all would be finished late. Light renderings come before heavy ones; every fifth turn goes to
 * the oldest heavy one.
 *
 * A turn begins with the first call of `Pause` after it was given (React continues one round of the loop later), and
 * ends after a fixed time. A rendering's cost is the processor time during its turns, at most the length of each turn.
 * So the cost includes neither its waits (for WordPress, or for the processor) nor the work of other renderings.
 */
export function createRow({ now, spent }: Clocks = CLOCKS): CreateTurns {
	const row = new Set<Waiting>();
	let begun = 0;
	/**
	 * The number of turns of light renderings since the last turn of a heavy one, or since a heavy one began to wait.
	 */
	let lightTurns = 0;

	function next(): void {
		const waiting = [...row].sort((one, other) => one.age - other.age);
		const heavy = waiting.find(({ isHeavy }) => isHeavy);
		const light = waiting.find(({ isHeavy }) => !isHeavy);
		const chosen = heavy && lightTurns >= LIGHT_TURNS ? heavy : (light ?? heavy);
		if (!chosen) return;
		lightTurns = heavy && chosen === light ? lightTurns + 1 : 0;
		row.delete(chosen);
		// The next turn runs after other pending work: an immediate that an immediate adds waits for the loop's next round.
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
		/**
		 * The time at which the current turn ends. Null if a turn was given but has not begun. A new rendering has no
		 * turn yet.
		 */
		let turnEnds: number | null = Number.NEGATIVE_INFINITY;
		/** The processor time at the beginning of the current turn; null before the first turn. */
		let spentBefore: number | null = null;
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
			if (spentBefore !== null) cost += Math.min(TURN_MS, spent() - spentBefore);
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

/** Makes the turns of all renderings of this process. */
export const createTurns: CreateTurns = createRow();
