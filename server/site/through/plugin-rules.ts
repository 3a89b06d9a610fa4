import * as v from 'valibot';
import { PAGE_MODES, type PageRule } from './page-rules';
import { readWhole, type Upstream } from './upstream';

/** A rule that an editor changes applies after this time at the latest; after a purge it applies at once. */
export const RULES_AGAIN_MS = 5 * 60 * 1000;

const ADDRESS = '/wp-json/outrigger/v1/page-rules';
const MOST_RULES = 1_000;
const Rules = v.pipe(
	v.string(),
	v.parseJson(),
	v.array(
		v.object({
			pattern: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
			mode: v.picklist(PAGE_MODES),
		}),
	),
	v.maxLength(MOST_RULES),
);

/** The rules of the companion plugin's settings page. */
export interface PluginRules {
	/** Rules of the last answer; none for a plugin that has no such route. Never rejects. */
	read(): Promise<readonly PageRule[]>;
	/** Makes the next page read the rules anew. */
	forget(): void;
}

/** @param now milliseconds since the epoch */
export function createPluginRules(upstream: Upstream, now: () => number): PluginRules {
	let rules: readonly PageRule[] = [];
	let requestedAt = Number.NEGATIVE_INFINITY;
	/** The first answer, and the first one after a purge: pages wait for it. */
	let awaited: Promise<void> | null = null;

	async function ask(): Promise<void> {
		const { status, body } = await upstream.ask({ path: ADDRESS });
		const text = (await readWhole(body)).toString();
		const read = v.safeParse(Rules, status === 200 ? text : '[]');
		if (read.success) rules = read.output;
	}

	return {
		async read() {
			if (now() - requestedAt >= RULES_AGAIN_MS) {
				requestedAt = now();
				// If the site does not answer, the last rules stay.
				const asking = ask().catch(() => undefined);
				awaited ??= asking;
			}
			await awaited;
			return rules;
		},
		forget() {
			requestedAt = Number.NEGATIVE_INFINITY;
			awaited = null;
		},
	};
}
