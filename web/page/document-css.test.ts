import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('gives texts whose font a missing kit would name that of other texts, not Times', () => {
	const css = readFileSync(join(import.meta.dirname, 'document.css'), 'utf8');
	expect(css).toMatch(
		/body \{\s*font-family: var\(--e-global-typography-text-font-family, system-ui, sans-serif\);/,
	);
});
