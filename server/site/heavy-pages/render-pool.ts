import { AsyncResource } from 'node:async_hooks';
import { MessageChannel } from 'node:worker_threads';
import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { createBirpc } from 'birpc';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { RenderedPage } from '../contract/renderer';
import { type Outcome, valueIn } from './outcome';
import type { MainThread, RenderTask } from './render-task';

/** A thread that is idle for this long ends and frees its memory. */
const IDLE_MS = 5 * 60_000;
/**
 * A rendering stops by itself after 7.5 s of processor time, which may take minutes if other processes have the
 * processor. A rendering that still runs after five minutes hangs, and the pool ends its thread. A shorter limit would
 * do harm: a new thread is slow at first, so the pool would also end the pages that wait for it, one after the other.
 */
const LONGEST_MS = 5 * 60_000;
/**
 * The most memory of the thread: a page of 10,000 elements takes 400 MB at most, including the thread's own code and
 * texts.
 */
const MOST_MEGABYTES = 1024;
/**
 * The value of nice(1) for the thread, which lowers its priority: on a machine of two cores it shares a core with all
 * other work.
 */
const NICE = 10;

/** Renders pages in a thread of its own, beside the thread that answers visitors. */
export interface RenderPool {
	/** True if the thread runs and has loaded its rendering code: if it does not, a page would have to wait for it. */
	readonly isReady: boolean;
	/** Starts the thread if none runs. */
	prepare(): void;
	/** @throws the error of the rendering; TooLargeToRender if it ran out of memory */
	render(task: Omit<RenderTask, 'port'>, main: MainThread): Promise<RenderedPage>;
	/** Ends the thread. */
	close(): Promise<void>;
}

/** The options with which the pool is made. */
export interface RenderPoolOptions {
	/** Absolute path of the module that exports `render`. */
	file: string;
	/** The `workerData` of that module. */
	data: unknown;
	/**
	 * Receives a line when the thread is ready, and for each fault of the thread that happens while it renders no page.
	 */
	log: Pick<Logger, 'info' | 'error'>;
	/** Milliseconds that a rendering may take; `LONGEST_MS` if absent. */
	longestMs?: number;
	/** Milliseconds that the start of the thread may take; `LONGEST_MS` if absent. */
	startMs?: number;
	/** The most memory of the thread; `MOST_MEGABYTES` if absent. */
	mostMegabytes?: number;
}

/** Makes a pool of one thread: heavy pages are rare, and wait for each other. `prepare` starts the thread. */
export function createRenderPool({
	file,
	data,
	log,
	longestMs = LONGEST_MS,
	startMs = LONGEST_MS,
	mostMegabytes = MOST_MEGABYTES,
}: RenderPoolOptions): RenderPool {
	const pool = new Piscina({
		filename: file,
		workerData: data,
		minThreads: 0,
		maxThreads: 1,
		idleTimeout: IDLE_MS,
		niceIncrement: NICE,
		resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
	});
	const fail = (err: unknown) => log.error({ err }, 'the thread of heavy pages failed');
	pool.on('error', fail);
	let state: 'none' | 'starting' | 'ready' = 'none';
	pool.on('workerDestroy', () => {
		state = 'none';
	});

	return {
		get isReady() {
			return state === 'ready';
		},
		prepare() {
			if (state !== 'none') return;
			state = 'starting';
			pool.run(undefined, { name: 'prepare', signal: AbortSignal.timeout(startMs) }).then(
				() => {
					state = 'ready';
					log.info('heavy pages have a thread of their own');
				},
				(error: unknown) => {
					state = 'none';
					fail(error);
				},
			);
		},
		async render(task, main) {
			const { port1, port2 } = new MessageChannel();
			createBirpc<object, MainThread>(main, {
				post: (message) => port1.postMessage(message),
				// Log lines that the host writes while it answers the thread belong to the request that waits for the
				// page.
				on: (listen) => port1.on('message', AsyncResource.bind(listen)),
			});
			try {
				const outcome: Outcome<RenderedPage> = await pool.run(
					{ ...task, port: port2 },
					{ name: 'render', transferList: [port2], signal: AbortSignal.timeout(longestMs) },
				);
				return valueIn(outcome);
			} catch (error) {
				if (codeOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
				throw new TooLargeToRender(
					`${task.request.path} took more than ${mostMegabytes} MB to render. Its documents are too large. Split them.`,
				);
			} finally {
				port1.close();
			}
		},
		close: () => pool.destroy(),
	};
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}
