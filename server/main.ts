import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Variables of the environment take precedence over those of the file.
if (existsSync('.env')) process.loadEnvFile('.env');
/*
 * This is the only module that changes the process. React reads NODE_ENV while it is loaded, so it is set before
 * anything else is imported.
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
