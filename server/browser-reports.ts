import { writeWhole } from '@outrigger/media/write-whole';
import type { Logger } from 'pino';
import * as v from 'valibot';

/** File in `DATA_DIR`: what was reported → how often. */
export const REPORTS_FILE = 'reports.json';
/** The most kinds of reports with separate counts, because any client can send any kind. */
const MOST_KINDS = 200;
/** The most reports in one request. A browser gathers its reports for up to a minute. */
const MOST_IN_ONE = 100;
const MOST_CHARACTERS = 100;
/** The counts are written this long after the first new report. */
const WRITE_AFTER_MS = 10_000;

const Reports = v.array(
	v.object({
		type: v.string(),
		body: v.object({
			effectiveDirective: v.optional(v.nullable(v.string())),
			blockedURL: v.optional(v.nullable(v.string())),
			id: v.optional(v.nullable(v.string())),
		}),
	}),
);
type Report = v.InferOutput<typeof Reports>[number];

/** Counts the reports of browsers about pages. It keeps no address of a visitor and no page. */
export interface BrowserReports {
	/**
	 * Takes the body of a report by the Reporting API.
	 * @returns the status to answer with: 204, or 400 for a body that is no report
	 */
	take(text: string): 204 | 400;
	/** Writes what is not written yet. */
	close(): Promise<void>;
}

/** @param dataDir folder of the file with the counts since this start */
export function createBrowserReports(dataDir: string, log: Pick<Logger, 'warn'>): BrowserReports {
	const counts = new Map<string, number>();
	let timer: NodeJS.Timeout | null = null;

	async function write(): Promise<void> {
		timer = null;
		const text = JSON.stringify(Object.fromEntries([...counts].sort()), null, '\t');
		await writeWhole(dataDir, REPORTS_FILE, Buffer.from(`${text}\n`)).catch((err: unknown) => {
			log.warn({ err }, 'counts of reports could not be written');
		});
	}

	function count(report: Report): void {
		const kind = kindOf(report);
		const before = counts.get(kind) ?? 0;
		if (before === 0 && counts.size >= MOST_KINDS) return;
		if (before === 0)
			log.warn({ report: kind }, 'a browser reported a violation of the page policy');
		counts.set(kind, before + 1);
		timer ??= setTimeout(write, WRITE_AFTER_MS).unref();
	}

	return {
		take(text) {
			const parsed = v.safeParse(Reports, readJson(text));
			if (!parsed.success) return 400;
			for (const report of parsed.output.slice(0, MOST_IN_ONE)) count(report);
			return 204;
		},
		async close() {
			if (!timer) return;
			clearTimeout(timer);
			await write();
		},
	};
}

/** `csp-violation script-src-elem https://else.example`: without paths, which may name visitors. */
function kindOf({ type, body }: Report): string {
	const { effectiveDirective, blockedURL, id } = body;
	const blocked = blockedURL && URL.canParse(blockedURL) ? new URL(blockedURL) : null;
	const source = blocked ? (blocked.host ? blocked.origin : blocked.protocol) : blockedURL;
	return [type, effectiveDirective ?? id, source]
		.filter((part) => typeof part === 'string' && part !== '')
		.map((part) =>
			String(part)
				.replace(/[^\w:./-]/g, '')
				.slice(0, MOST_CHARACTERS),
		)
		.join(' ');
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
