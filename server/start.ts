import type { Server } from 'node:http';
import { type Logger, pino } from 'pino';
import { createDrain } from './drain';
import { type Environment, parseEnvironment } from './environment';
import { beatRegularly, startHealthThread } from './health-thread';
import { createHttpServer } from './http-server';
import { languageNote } from './language-note';
import { openSite, type SiteFiles } from './open-site';
import type { Backend, BackendSource } from './site/backend/backend';
import { reasonOf } from './site/contract/unavailable';
import { requestFields } from './site/request-log';
import type { PageMode } from './site/through/page-rules';
import type { Through } from './site/through/through';

const WARM_UP_DELAY_MS = 300;
/** The most characters of a page's name in the terminal. */
const NAME_LENGTH = 24;

/** The files that `vite build` wrote: the files of a site, and the thread that answers checks. */
export interface StartFiles extends SiteFiles {
	healthWorker: string;
}

/**
 * Starts the site and stops it on SIGTERM or SIGINT. If the site cannot start, the process prints the reason as a
 * sentence, without a stack, and exits with 1.
 *
 * @param variables the environment
 */
export async function start(
	variables: Record<string, string | undefined>,
	files: StartFiles,
): Promise<void> {
	try {
		await startSite(variables, files, productionLog());
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}

/**
 * Writes one JSON object per line. It writes asynchronously, so that no visitor waits for a line; at the end of the
 * process it writes the remaining lines.
 */
export function productionLog(): Logger {
	return pino({ mixin: requestFields }, pino.destination({ dest: 2, sync: false }));
}

/**
 * Starts the site, prints the addresses that are worth opening, and stops it on SIGTERM or SIGINT.
 *
 * @param variables the environment
 * @throws Error with a sentence for the operator if the site cannot start
 */
export async function startSite(
	variables: Readonly<Record<string, string | undefined>>,
	files: StartFiles,
	log: Logger,
): Promise<void> {
	const environment = parseEnvironment(variables);
	const note = languageNote(variables.LANGUAGE, environment.language);
	if (note) log.warn(note);
	const { app, backend, through } = await openSite(environment, files, log);
	const server = createHttpServer(app.listener);
	await listen(server, environment);
	beatRegularly(app.health);
	const { healthPort: port, host } = environment;
	if (port !== null) {
		await startHealthThread(files.healthWorker, { memory: app.health.memory, host, port }, log);
	}
	stopOnSignal(createDrain(server, app), environment.drainNoticeS * 1000);
	process.stdout.write(welcome(environment, backend));
	// Loading the sanitiser keeps the process busy for some time: the host answers health checks first.
	setTimeout(app.warm, WARM_UP_DELAY_MS).unref();
	if (through) await sayWhatWasFound(through, log);
}

/** @throws Error with advice if the server cannot listen on the address */
export function listen(server: Server, { port, host }: Environment): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			const taken = error.code === 'EADDRINUSE';
			const advice = taken
				? 'Another program listens there. Stop it, or set PORT to a free port.'
				: 'Set HOST and PORT to an address of this machine.';
			reject(new Error(`Cannot listen on ${host}:${port} (${error.message}). ${advice}`));
		});
		server.listen(port, host, resolve);
	});
}

/**
 * The first signal lets running requests finish, the second ends the process at once. SIGTERM comes from a supervisor,
 * so the host waits for the notice time of a balancer. SIGINT comes from a terminal, where no balancer needs that time.
 */
function stopOnSignal(drain: ReturnType<typeof createDrain>, noticeMs: number): void {
	let isStopping = false;
	const stop = (milliseconds: number) => {
		if (isStopping) process.exit(1);
		isStopping = true;
		drain({ noticeMs: milliseconds }).then(() => process.exit(0));
	};
	process.on('SIGTERM', () => stop(noticeMs));
	process.on('SIGINT', () => stop(0));
}

/** Logs the site that answers at WORDPRESS_URL, and the mode of each kind of page. */
async function sayWhatWasFound(through: Through, log: Logger): Promise<void> {
	try {
		const { mode, source, plugin, rest, builder, named, untouched } = await through.find();
		const fields = { pages: mode, ...sourceFields(source), plugin, rest, builder };
		const rules = named.map((rule) => `${rule.pattern} ${rule.mode}`).join(', ');
		log.info({ ...fields, rules, untouched: untouched.join(' ') }, FOUND[mode]);
	} catch (error) {
		log.warn(
			{ reason: reasonOf(error) },
			'WordPress does not answer yet; pages are 503 until it does',
		);
	}
}

/**
 * The fields of a log line: the part of WordPress that answers this host, and, if that is not WPGraphQL, what pages
 * lack.
 */
function sourceFields(source: BackendSource | null) {
	if (source === null) return { source: 'pages alone' };
	return source.lacks.length === 0
		? { source: source.name }
		: { source: source.name, lacks: source.lacks };
}

const FOUND: Readonly<Record<PageMode, string>> = {
	through: 'WordPress was found; its own pages are passed through with our handlers',
	rendered: 'WordPress was found; its pages are rendered here',
	untouched: 'WordPress was found; its pages pass as they are',
};

/** The addresses that are worth opening. */
function welcome({ siteUrl, host, port, wordpress }: Environment, backend: Backend): string {
	const places = backend.places?.() ?? [
		{ name: 'The site', path: '/' },
		{ name: 'Sitemap', path: '/sitemap.xml' },
	];
	const tools = wordpress
		? []
		: [
				{ name: 'GraphiQL', path: '/graphql' },
				{ name: 'The contract', path: '/schema.graphql' },
				{ name: 'REST', path: '/wp-json/' },
			];
	const lines = [...places, ...tools].map(
		({ name, path }) => `  ${name.slice(0, NAME_LENGTH).padEnd(NAME_LENGTH)} ${siteUrl}${path}`,
	);
	const source = wordpress ? `\n  reading ${wordpress.siteUrl}\n` : '';
	const listens = `http://${host}:${port}`;
	const behind = listens === siteUrl ? '' : `\n  listening on ${listens}\n`;
	return `\nOutrigger is up.\n${source}${behind}\n${lines.join('\n')}\n\n`;
}
