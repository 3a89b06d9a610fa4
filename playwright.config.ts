import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';

const PORT = Number(process.env.TEST_PORT ?? 4173);

/** The browser tests run against the production build, with the policy that visitors get. */
export default defineConfig({
	testDir: 'tests/e2e',
	// Packages by name: their sources have no endings in imports, which Node alone does not resolve.
	tsconfig: 'tests/e2e/tsconfig.json',
	// A folder that is emptied at the start: the reports lie beside it.
	outputDir: 'test-results/browser',
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	workers: Math.max(2, Math.floor(availableParallelism() / 2)),
	// A busy machine may fail a test once; `npm test` names what passed only the second time.
	retries: 1,
	// A test that checks many states needs a minute where other work takes the processor.
	timeout: 180_000,
	// An awaited element comes within a second; on a machine that is busy elsewhere it may take
	// ten.
	expect: { timeout: 15_000 },
	reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
	use: {
		baseURL: `http://127.0.0.1:${PORT}`,
		// No AVIF: a picture that is not made yet takes the server seconds as AVIF, as WebP a tenth of that.
		extraHTTPHeaders: { accept: 'text/html,image/webp,*/*;q=0.8' },
		launchOptions: {
			executablePath: findBrowser(),
			args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
		},
	},
	webServer: {
		command: 'node dist/server/main.js',
		url: `http://127.0.0.1:${PORT}/healthz`,
		env: {
			PORT: String(PORT),
			DATA_DIR: 'data/browser-tests',
			RATE_LIMIT: '0',
			POPUP_DEBUG: 'on',
			REVALIDATE_SECRET: 'browser-tests',
		},
		reuseExistingServer: !process.env.CI,
		timeout: 60_000,
		stdout: 'ignore',
		stderr: 'ignore',
	},
});
