import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { BEAT_MS, type Health } from './health';

/** The data that the thread of checks receives. */
export interface HealthWorkerData {
	memory: SharedArrayBuffer;
	host: string;
	port: number;
}

/** The memory of the thread, which has only a server. */
const MOST_MEGABYTES = 32;

/** Writes signs of life of this thread while its event loop runs. @returns a function that ends this */
export function beatRegularly({ beat }: Health): () => void {
	const timer = setInterval(beat, BEAT_MS).unref();
	return () => clearInterval(timer);
}

/**
 * Starts the thread that answers checks on a port of its own.
 *
 * @param file absolute path of the built `health-worker.ts`
 * @returns a function that ends the thread
 * @throws if it cannot listen on the port
 */
export async function startHealthThread(
	file: string,
	data: HealthWorkerData,
	log: Pick<Logger, 'error'>,
): Promise<() => Promise<unknown>> {
	const worker = new Worker(file, {
		workerData: data,
		resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
	});
	await new Promise<void>((resolve, reject) => {
		worker.once('message', () => resolve());
		worker.once('error', (error) => {
			reject(
				new Error(
					`Checks cannot be answered on ${data.host}:${data.port} (${error.message}). Set HEALTH_PORT to a free port.`,
				),
			);
		});
	});
	worker.on('error', (err) => log.error({ err }, 'the thread of checks failed'));
	// The thread does not keep the process alive when the process has nothing else to do.
	worker.unref();
	return () => worker.terminate();
}
