import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import type { PictureAnswer, PictureQuestion } from './picture-messages';
import { type PictureHead, PictureTooLarge, type PictureWork } from './picture-work';
import { pixelsOfJob } from './pictures-here';
import { createPixelQueue } from './pixel-queue';

/** A process that is idle for this long ends and frees its memory. */
const IDLE_MS = 30_000;
/** A process of this size ends after its current pictures: four small pictures at a time take 200 MB. */
const MOST_BYTES = 300 * 1024 * 1024;
/** On a machine with less memory the process makes one picture at a time: the host itself takes up to 400 MB. */
const SMALL_MACHINE_BYTES = 1024 ** 3;
/** A picture takes seconds. After five minutes the host ends the process of an unfinished picture. */
const LONGEST_MS = 5 * 60_000;

/**
 * The variables of the host's environment that the process receives: it reads pictures of
 * strangers, and receives none of the host's secrets. Drawings need the variables for fonts.
 */
const PASSED_ON =
	/^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|LD_LIBRARY_PATH|FONTCONFIG_\w+|XDG_\w+|SystemRoot|NODE_ENV)$/;

type Question = PictureQuestion extends infer Asked
	? Asked extends PictureQuestion
		? Omit<Asked, 'id'>
		: never
	: never;

/** The options with which the host makes the process. */
export interface PictureProcessOptions {
	/** Absolute path of the module that calls `servePictures`. */
	file: string;
	/** Receives a warning when the process ended although it had work to do. */
	log: { warn(details: object, message: string): void };
	/** Milliseconds; `IDLE_MS` if absent. */
	idleMs?: number;
	/** The result of `pictureLimits` for this machine if absent. */
	mostBytes?: number;
	/** Milliseconds; `LONGEST_MS` if absent. */
	longestMs?: number;
}

/**
 * The limits of the picture process on a machine or in a container.
 * @param memoryBytes its memory
 * @returns the most pictures at a time, and the size in bytes at which the process ends after its current pictures
 */
export function pictureLimits(memoryBytes: number): { atOnce: number; mostBytes: number } {
	if (memoryBytes >= SMALL_MACHINE_BYTES) {
		return { atOnce: Number.POSITIVE_INFINITY, mostBytes: MOST_BYTES };
	}
	return { atOnce: 1, mostBytes: Math.min(MOST_BYTES, memoryBytes / 4) };
}

/**
 * Makes pictures in a separate process, which starts with the first picture. If it dies, its unfinished pictures fail,
 * and the next picture starts a new process.
 */
export function createPictureProcess(options: PictureProcessOptions): PictureWork {
	const limits = pictureLimits(Math.min(totalmem(), process.constrainedMemory() || Infinity));
	const { idleMs = IDLE_MS, mostBytes = limits.mostBytes } = options;
	const queue = createPixelQueue(Math.min(limits.atOnce, availableParallelism()));
	let current: Worker | null = null;
	let idle: NodeJS.Timeout | undefined;

	function retire(worker: Worker): void {
		if (current === worker) current = null;
		worker.endWhenDone();
	}

	async function ask(question: Question): Promise<PictureAnswer> {
		clearTimeout(idle);
		const worker = current?.isAlive() ? current : startWorker(options);
		current = worker;
		try {
			const answer = await worker.ask(question);
			if (answer.rss > mostBytes) retire(worker);
			return answer;
		} finally {
			clearTimeout(idle);
			idle = setTimeout(() => current && retire(current), idleMs).unref();
		}
	}

	return {
		measure: (bytes) =>
			queue.run(0, async (): Promise<PictureHead> => {
				const answer = await ask({ kind: 'measure', bytes });
				if (answer.kind === 'measured') return answer.head;
				throw failureOf(answer);
			}),
		make: (job) =>
			queue.run(pixelsOfJob(job), async () => {
				const answer = await ask({ kind: 'make', job });
				if (answer.kind === 'made') return answer.bytes;
				throw failureOf(answer);
			}),
		cutFont: (bytes, codePoints) =>
			queue.run(0, async () => {
				const answer = await ask({ kind: 'cut-font', bytes, codePoints });
				if (answer.kind === 'made') return answer.bytes;
				throw failureOf(answer);
			}),
		close() {
			clearTimeout(idle);
			current?.end();
		},
	};
}

function failureOf(answer: PictureAnswer): Error {
	if (answer.kind !== 'failed') return new Error('The picture process sent an unexpected answer.');
	return answer.isTooLarge ? new PictureTooLarge(answer.message) : new Error(answer.message);
}

interface Worker {
	isAlive(): boolean;
	ask(question: Question): Promise<PictureAnswer>;
	/** Ends the process after it has answered all jobs. */
	endWhenDone(): void;
	end(): void;
}

interface Asked {
	answer(answer: PictureAnswer): void;
	fail(error: Error): void;
}

function startWorker({ file, log, longestMs = LONGEST_MS }: PictureProcessOptions): Worker {
	const asked = new Map<number, Asked>();
	let count = 0;
	let isEnding = false;
	const child = forkQuietly(file);
	const end = () => child.kill('SIGKILL');
	process.once('exit', end);

	const settle = (id: number): Asked | undefined => {
		const one = asked.get(id);
		asked.delete(id);
		if (asked.size === 0) child.channel?.unref();
		if (asked.size === 0 && isEnding) end();
		return one;
	};
	const failAll = (reason: string) => {
		process.off('exit', end);
		if (asked.size > 0) log.warn({ reason, pictures: asked.size }, 'the picture process ended');
		for (const { fail } of asked.values()) fail(new Error(`The picture was not made: ${reason}.`));
		asked.clear();
	};
	child.on('message', (answer: PictureAnswer) => settle(answer.id)?.answer(answer));
	child.once('error', (error) => failAll(error.message));
	child.once('exit', (code, signal) => failAll(`its process ended with ${signal ?? code}`));

	return {
		isAlive: () => child.connected && !isEnding,
		ask(question) {
			count += 1;
			const id = count;
			return new Promise((resolve, reject) => {
				const hangs = setTimeout(end, longestMs);
				asked.set(id, {
					answer(answer) {
						clearTimeout(hangs);
						resolve(answer);
					},
					fail(error) {
						clearTimeout(hangs);
						reject(error);
					},
				});
				child.channel?.ref();
				child.send({ ...question, id }, (error) => error && settle(id)?.fail(error));
			});
		},
		endWhenDone() {
			isEnding = true;
			if (asked.size === 0) end();
		},
		end,
	};
}

/** Starts the process so that the host does not wait for it: the host may end without it. */
function forkQuietly(file: string): ChildProcess {
	const passedOn = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
	const child = fork(file, {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		// Flags of the host (for a profiler or a loader) are not passed on to this process.
		execArgv: [],
		// Two arenas: with more of them glibc would keep the memory that each of the decoder's threads has freed.
		// libvips warns of each broken picture.
		env: { ...Object.fromEntries(passedOn), MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
	});
	child.unref();
	child.channel?.unref();
	return child;
}
