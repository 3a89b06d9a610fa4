import { parseOrigin } from '../addresses';
import { parseEnvironment } from '../environment';
import { closedComments } from '../export/closed-comments';
import type { OnProgress } from '../export/crawl';
import { exportText } from '../export/export-report';
import { exportSite } from '../export/export-site';
import { firstScript } from '../export/first-script';
import { openSite } from '../open-site';
import { CommandFailure } from './command-failure';
import { type CommandContext, withOptions } from './context';
import { EXIT } from './exit-code';
import { createPlainLog } from './plain-log';
import { reachWordPress } from './reach-wordpress';
import { withSource } from './source';
import { writableTarget } from './writable-target';

const OPTIONS = { data: 'DATA_DIR' };
const MOST_AT_ONCE = 32;
const AT_ONCE = 4;

/** `outrigger export SOURCE OUT`: writes a site as a folder of files. */
export async function exportSource(context: CommandContext): Promise<number> {
	const { words, values, switches, files, out: print, err } = context;
	const [source, folder = ''] = words;
	const paths = pathsOf(values.get('paths'));
	const concurrency = concurrencyOf(values.get('concurrency'));
	const actionsUrl = actionsOf(values.get('actions-url'));
	const named = baseOf(values.get('base-url'));
	const given = {
		...withOptions(context.variables, values, OPTIONS),
		...(named && { SITE_URL: named.origin }),
	};
	// Only this process sends requests, so it needs no limit, and it shares no cache with hosts that serve visitors.
	const own = { ...given, RATE_LIMIT: '0', REDIS_URL: undefined };
	const variables = withSource(source, own, files.demonstration);
	const environment = parseEnvironment(variables);
	const out = await writableTarget(folder);
	err(`Reading ${source} …\n`);
	if (variables.WORDPRESS_URL) await reachWordPress(variables.WORDPRESS_URL);
	const script = await firstScript(files.client);
	const comments = closedComments();
	const { log, flush } = createPlainLog(err);
	const site = await openSite(environment, files, log, (backend) =>
		actionsUrl === null ? comments.around(backend) : backend,
	);
	const { siteUrl } = environment;
	const basePath = named?.path ?? '';
	const progress = progressOn(context);
	try {
		await site.app.warm();
		const report = await exportSite(site.app, {
			out,
			siteUrl,
			basePath,
			actionsUrl,
			paths,
			concurrency,
			client: site.assets.manifest.address('web/client.ts'),
			firstScript: script,
			redirects: site.backend.redirects?.() ?? [],
			force: switches.has('force'),
			incremental: switches.has('incremental'),
			onProgress: progress.show,
		});
		progress.end();
		const notes = flush();
		if (notes !== '') err(`Repaired or left out while reading:\n${notes}`);
		const hasClosedComments = comments.hasClosed();
		if (switches.has('json')) print(`${JSON.stringify({ ...report, hasClosedComments })}\n`);
		else {
			const isNamed = Boolean(variables.SITE_URL);
			print(exportText(report, { out, siteUrl, basePath, actionsUrl, hasClosedComments, isNamed }));
		}
		return report.failed.length > 0 ? EXIT.foundWrong : EXIT.done;
	} finally {
		progress.end();
		await site.app.close();
	}
}

/** @throws CommandFailure for a text that is no path of a page */
function pathsOf(text: string | undefined): string[] | null {
	if (text === undefined) return null;
	return text.split(',').map((part) => {
		const path = part.trim();
		const isPath = /^\/(?!\/)[^?#\\]*$/.test(path) && URL.canParse(path, 'http://own.test');
		if (!isPath)
			throw new CommandFailure(`--paths: got "${path}", takes paths such as /,/fleet/*.`);
		return new URL(/[/*]$/.test(path) ? path : `${path}/`, 'http://own.test').pathname;
	});
}

function concurrencyOf(text: string | undefined): number {
	const number = text === undefined ? AT_ONCE : Number(text);
	if (Number.isInteger(number) && number >= 1 && number <= MOST_AT_ONCE) return number;
	throw new CommandFailure(`--concurrency: got "${text}", takes a number from 1 to 32.`);
}

/** The origin and the path of a public address: an export may be below a path of its host. */
function baseOf(text: string | undefined): { origin: string; path: string } | null {
	if (text === undefined) return null;
	const url = URL.canParse(text) ? new URL(text) : null;
	const origin = url && parseOrigin(url.origin);
	const path = url?.pathname.replace(/\/+$/, '') ?? '';
	const isPlain = /^(?:\/[\w.~-]+)*$/.test(path) && !url?.search && !url?.hash && !url?.username;
	if (origin && isPlain) return { origin, path };
	throw new CommandFailure(
		`--base-url: got "${text}", takes a public address, e.g. https://boats.example or https://name.example/boats.`,
	);
}

function actionsOf(text: string | undefined): string | null {
	if (text === undefined) return null;
	const origin = parseOrigin(text);
	if (origin !== undefined) return origin;
	throw new CommandFailure(
		`--actions-url: got "${text}", takes the origin of a running Outrigger, e.g. https://forms.example.`,
	);
}

/** The line of progress, rewritten in place. */
function progressOn({ isTerminal, err }: CommandContext): { show: OnProgress; end(): void } {
	let shown = 0;
	const clear = () => {
		if (shown > 0) err(`\r${' '.repeat(shown)}\r`);
		shown = 0;
	};
	return {
		show(done, known) {
			if (!isTerminal) return;
			const line = `${done} of ${known} addresses`;
			err(`\r${line.padEnd(shown)}`);
			shown = Math.max(shown, line.length);
		},
		end: clear,
	};
}
