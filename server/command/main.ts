import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Variables of the environment take precedence over those of the file.
if (existsSync('.env')) process.loadEnvFile('.env');
// React reads NODE_ENV while it is loaded, so it is set before anything else is imported.
process.env.NODE_ENV ??= 'production';

const { runCommand } = await import('./run-command');
const here = import.meta.dirname;
/** In the package the content lies beside the build; in a clone it lies one folder above. */
const packed = join(here, '../content');
const code = await runCommand(process.argv.slice(2), {
	variables: process.env,
	files: {
		client: join(here, '../client'),
		pictures: join(here, 'picture-process.js'),
		renderWorker: join(here, 'render-worker.js'),
		healthWorker: join(here, 'health-worker.js'),
		check: join(here, 'check.js'),
		parity: join(here, 'parity.js'),
		plugin: join(here, '../plugin/outrigger.zip'),
		demonstration: existsSync(packed) ? packed : join(here, '../../content'),
	},
	out: (text) => process.stdout.write(text),
	err: (text) => process.stderr.write(text),
	isTerminal: process.stderr.isTTY === true,
});
// Without this, pools of connections and the process for pictures would keep a finished command running.
if (code !== null) process.exit(code);
