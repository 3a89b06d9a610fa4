import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the sheet gives texts the font of other texts, not Times, if a missing kit would name theirs', () => {
	const css = readFileSync(join(import.meta.dirname, 'document.css'), 'utf8');
	expect(css).toMatch(
		/body \{\s*font-family: var\(--e-global-typography-text-font-family, system-ui, sans-serif\);/,
	);
});
