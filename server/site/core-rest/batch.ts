/** Loads a record by its number; null if there is no such record. */
export type Batch<Model> = (id: number) => Promise<Model | null>;

/** The most records that REST returns in one list. */
const MOST = 100;

/**
 * Gathers the ids that one turn requests, and loads them together, each once.
 * @param load gives the records that exist, for at most 100 numbers
 */
export function createBatch<Model>(
	load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Model>>,
): Batch<Model> {
	const asked = new Map<number, Promise<Model | null>>();
	let waiting: { ids: number[]; loaded: Promise<ReadonlyMap<number, Model>> } | null = null;

	/**
	 * Waits for one turn of the event loop before it loads: the resolvers of one level of an answer run in one turn,
	 * those of its lists some microtasks later.
	 */
	function begin(): NonNullable<typeof waiting> {
		const ids: number[] = [];
		const turn = new Promise<void>((resolve) => setImmediate(resolve));
		const loaded = turn.then(() => {
			if (waiting?.ids === ids) waiting = null;
			return load(ids);
		});
		return { ids, loaded };
	}

	return (id) => {
		const known = asked.get(id);
		if (known) return known;
		if (id <= 0) return Promise.resolve(null);
		if (waiting === null || waiting.ids.length >= MOST) waiting = begin();
		const { ids, loaded } = waiting;
		ids.push(id);
		const one = loaded.then((found) => found.get(id) ?? null);
		asked.set(id, one);
		return one;
	};
}
