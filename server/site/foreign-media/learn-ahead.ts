import type { Logger } from 'pino';
import { isKnown, type KnownMedia, type MediaLibrary, type MissingMedia } from './media-library';

/** A picture, film or font that a page names. */
export interface NamedMedia {
	address: string;
	kind: 'picture' | 'film';
}

/** The most media that the host fetches for a page in advance. It fetches the rest when visitors scroll near. */
export const MAX_AHEAD = 300;

/** After a page was rendered, fetches the media that it names, and reports the page if they change it. */
export type LearnAhead = (path: string, named: readonly NamedMedia[]) => void;

/**
 * Makes the function that learns about media in advance.
 * @param onLearned receives a page to render again: the measures of its pictures are now known, or some pictures are
 * missing
 */
export function createLearnAhead(
	library: MediaLibrary,
	log: Logger,
	onLearned: (path: string) => void,
): LearnAhead {
	const logged = new Set<string>();
	let missing: { address: string; reason: string }[] = [];
	let batches = 0;

	/** Logs one line for all failures since the last such line, when no fetch is running. */
	function logFailures(): void {
		if (missing.length === 0 || batches > 0) return;
		const hosts: Record<string, number> = {};
		for (const { address } of missing) {
			const { host } = new URL(address);
			hosts[host] = (hosts[host] ?? 0) + 1;
		}
		const examples = missing.slice(0, 3).map(({ address, reason }) => `${address}: ${reason}`);
		const count = missing.length;
		log.warn(
			{ count, hosts, examples },
			`${count} pictures or films of other hosts could not be had; their text stands in their place`,
		);
		missing = [];
	}

	async function learn({ address, kind }: NamedMedia): Promise<boolean> {
		const before = await library.recall(address, kind);
		const after = await library.learn(address, kind);
		if (!isKnown(after) && !logged.has(address)) {
			if (logged.size >= 10_000) logged.clear();
			logged.add(address);
			missing.push({ address, reason: after.reason });
		}
		return visibleFacts(before) !== visibleFacts(after);
	}

	return (path, named) => {
		batches += 1;
		Promise.all(named.slice(0, MAX_AHEAD).map(learn))
			.then((changes) => {
				if (changes.includes(true)) onLearned(path);
			})
			.catch((error) => log.error({ err: error }, 'pictures of other hosts could not be fetched'))
			.finally(() => {
				batches -= 1;
				logFailures();
			});
	};
}

/** The facts about a picture that show in a page. */
function visibleFacts(media: KnownMedia | MissingMedia | null): string {
	if (media === null) return 'unknown';
	return isKnown(media) ? `${media.width} ${media.height} ${media.isStill}` : 'missing';
}
