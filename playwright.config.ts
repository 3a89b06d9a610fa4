import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';

const PORT = Number(process.env.TEST_PORT ?? 4173);

/** The browser tests run against the production build, with the content security policy that visitors get. */
export default defineConfig({
	testDir: 'tests/e2e',
	// Maps the packages' names to their sources: the imports in these sources have no file extensions, and Node by
	// itself does not resolve them.
	tsconfig: 'tests/e2e/tsconfig.json',
	// This folder is emptied at the start, so it contains no reports; they are in the folder above.
	outputDir: 'test-results/browser',
	globalSetup: './tests/support/temporary-files.ts',
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	workers: Math.max(2, Math.floor(availableParallelism() / 2)),
	// On a busy machine a test may fail once. `npm test` lists the tests that passed only at the second attempt.
	retries: 1,
	// A test that checks many states takes a minute if other work uses the processor.
	timeout: 180_000,
	// An expected element usually appears within a second; on a machine that is busy with other work it may take ten
	// seconds.
	expect: { timeout: 15_000 },
	reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
	use: {
		baseURL: `http://127.0.0.1:${PORT}`,
		// The tests do not accept AVIF: the server takes seconds to make a new picture as AVIF, and a tenth of that as
		// WebP.
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
