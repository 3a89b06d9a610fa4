import { defineConfig } from 'vitest/config';

/** The tests that stand beside the rules, and nothing else: they alone shall hold what they stand beside. */
export default defineConfig({
	test: { environment: 'node', include: ['domain/**/*.test.ts'], testTimeout: 30_000 },
});
