import { defineConfig } from 'vitest/config';

/**
 * Only the tests beside the rules run here: they must detect every mutation of their rules without the help of other
 * tests.
 */
export default defineConfig({
	test: { environment: 'node', include: ['domain/**/*.test.ts'], testTimeout: 30_000 },
});
