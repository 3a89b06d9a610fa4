import { defineConfig } from 'vitest/config';

/** Only the tests beside the rules: they alone must detect every mutation of their rules. */
export default defineConfig({
	test: { environment: 'node', include: ['domain/**/*.test.ts'], testTimeout: 30_000 },
});
