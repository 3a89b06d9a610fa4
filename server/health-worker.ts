import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { healthAnswer } from './health';
import type { HealthWorkerData } from './health-thread';

/*
 * Answers checks on a separate port, even while the thread of the pages is busy. It reads two numbers of shared memory
 * and sends no requests.
 */
const { memory, host, port }: HealthWorkerData = workerData;

const server = createServer({ requestTimeout: 5_000 }, (incoming, outgoing) => {
	const answer = healthAnswer(incoming.url ?? '', memory, Date.now());
	outgoing.writeHead(answer?.status ?? 404, { connection: 'close', ...answer?.headers });
	outgoing.end(incoming.method === 'HEAD' ? undefined : answer?.body);
});
server.setTimeout(5_000);
server.once('error', (error) => {
	throw error;
});
server.listen(port, host, () => parentPort?.postMessage('listening'));
