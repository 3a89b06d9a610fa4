import { join } from 'node:path';

/*
 * The one place that touches the process. React reads NODE_ENV while it is loaded, so it is set before anything
 * else is imported.
 */
process.env.NODE_ENV ??= 'production';

const { start } = await import('./start');
const here = import.meta.dirname;
await start(process.env, {
	client: join(here, '../client'),
	renderWorker: join(here, 'render-worker.js'),
	healthWorker: join(here, 'health-worker.js'),
	pictures: join(here, 'picture-process.js'),
});
