import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/accessibility.md';

/** Maps the name of a key in the table to the keys that tests press. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
	Enter: ['Enter'],
	Space: ['Space', ' '],
	Escape: ['Escape'],
	Home: ['Home'],
	End: ['End'],
	Tab: ['Tab'],
	'Shift+Tab': ['Shift+Tab'],
	'↓': ['ArrowDown'],
	'↑': ['ArrowUp'],
	'→': ['ArrowRight'],
	'←': ['ArrowLeft'],
	'+': ['+'],
	'−': ['-'],
};

const rows = readFileSync(PAGE, 'utf8')
	.split('\n')
	.filter((line) => /^\|.*\.(?:spec|test)\.ts/.test(line))
	.map((line) => line.split('|').map((cell) => cell.trim()));

describe('the table of keys', () => {
	it.each(rows)('%s%s | %s | %s | %s | is pressed by the tests it names', (...cells) => {
		const [, , , key = '', , tests = ''] = cells;
		const files = [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) =>
			readFileSync(join(dirname(PAGE), path), 'utf8'),
		);
		expect(files.length).toBeGreaterThan(0);
		const named = key.match(/Shift\+Tab|[A-Z][a-z]+|[↓↑→←+−]/g) ?? [];
		expect(named.length).toBeGreaterThan(0);
		const missing = named.filter(
			(name) => !KEYS[name]?.some((pressed) => files.some((text) => text.includes(`'${pressed}'`))),
		);
		expect(missing).toEqual([]);
	});
});
