import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import { findPhp, NO_PHP } from './find-php';

const PLUGIN = 'companion-plugin/outrigger';

const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
	.filter((path) => path.endsWith('.php'))
	.map((path) => join(PLUGIN, path));

/** Functions and syntax that PHP 7.4 lacks but that the parser accepts. */
const NEWER = [
	/\b(?:str_contains|str_starts_with|str_ends_with|array_is_list|get_debug_type|array_find|array_any|array_all|json_validate|mb_trim|enum_exists|fdiv)\s*\(/,
	/\bmatch\s*\(|\?->|\breadonly\b|#\[|\?\?\s*throw\b|\$\w+::class\b/,
	// Types: `mixed`, `static`, unions.
	/\)\s*:\s*(?:mixed|never|static)\b|\bmixed\s+\$|\b\w+\|\w+\s+[&.]*\$|\)\s*:\s*\\?\w+\|\w+/,
	// Promoted parameters, a comma after the last parameter, a catch without a variable.
	/__construct\s*\([^)]*\b(?:private|public|protected)\b|\bfunction\b[^(;]*\([^()]*,\s*\)|\bcatch\s*\(\s*[\\\w| ]+\)/,
];

/**
 * The constructs that PHP 8.0 to 8.4 took out or warns of: a type that is nullable only because of its default, `${}`
 * in texts, old functions.
 */
const OLDER = [
	/[(,]\s*(?!\?|mixed\b)\\?[A-Za-z_]\w*(?:\\\w+)*\s+&?\$\w+\s*=\s*null\b/i,
	/"(?:[^"\\]|\\.)*\$\{/,
	/\b(?:utf8_encode|utf8_decode|strftime|gmstrftime|create_function|each|money_format|lcg_value|mhash|date_sunrise|date_sunset|odbc_result_all)\s*\(/,
	/\bE_STRICT\b|\bFILTER_SANITIZE_STRING\b|\(unset\)|\$\w+\{\d+\}/,
];

/** The reason why a source does not fit a version; undefined if it fits. */
function fault(source: string, version: string, patterns: readonly RegExp[]): string | undefined {
	try {
		new Engine({ parser: { version, suppressErrors: false } }).parseCode(source, 'a.php');
	} catch (error) {
		return String(error);
	}
	const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\]|\\.)*'/gm, '');
	return patterns.map((pattern) => pattern.exec(code)?.[0]).find((found) => found !== undefined);
}

const newerPart = (source: string) => fault(source, '7.4', NEWER);
/** The parser knows versions up to 8.3; 8.4 removed no syntax. */
const olderPart = (source: string) => fault(source, '8.3', OLDER);

describe('the plugin’s PHP', () => {
	it.each(files)('%s is of version 7.4', (file) => {
		expect(newerPart(readFileSync(file, 'utf8'))).toBeUndefined();
	});

	it.each([
		'$a?->b;',
		'enum A { case B; }',
		'function a(int|string $b) {}',
		'function a(): int|string {}',
		'function a(mixed $b) {}',
		'function a( $b, ) {}',
		'class A { public function __construct(private $b) {} }',
		'try {} catch (Exception) {}',
		'$a = match (1) { default => 2 };',
		'str_contains( $a, $b );',
		'f(b: 1);',
	])('%s is noticed as newer', (code) => {
		expect(newerPart(`<?php ${code}`)).toBeDefined();
	});

	it.each(files)('%s has nothing that version 8.4 has left behind', (file) => {
		expect(olderPart(readFileSync(file, 'utf8'))).toBeUndefined();
	});

	it.each([
		'function a(string $b = null) {}',
		'function a( $x, \\A\\B $b = null ) {}',
		'$a = "x$\u007bb}";',
		'$a = utf8_encode( $b );',
		'$a = $b{0};',
		'$a = E_STRICT;',
	])('%s is noticed as older', (code) => {
		expect(olderPart(`<?php ${code}`)).toBeDefined();
		expect(olderPart('<?php function a( ?string $b = null, $c = null ) {}')).toBeUndefined();
	});

	it.skipIf(findPhp() === null)('is read by the PHP that is here', () => {
		// One process reads all files, because a process for each file takes a hundred times as long.
		const read =
			'foreach (array_slice($argv, 1) as $file) try { token_get_all(file_get_contents($file), TOKEN_PARSE); } catch (ParseError $error) { echo "$file: {$error->getMessage()}\\n"; }';
		const faultsIn = (paths: readonly string[]) =>
			spawnSync(php ?? '', ['-r', read, ...paths], { encoding: 'utf8' }).stdout;
		expect(faultsIn(files)).toBe('');
		const folder = mkdtempSync(join(tmpdir(), 'outrigger-'));
		writeFileSync(join(folder, 'broken.php'), '<?php function (');
		expect(faultsIn([join(folder, 'broken.php')])).toContain('broken.php: ');
		rmSync(folder, { recursive: true });
	});
});

const php = findPhp();

/** Returns the results of the plugin's own tests; an empty list without PHP. */
function runCases(): { name: string; error: string | null }[] {
	if (php === null) return [];
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-'));
	try {
		const sdl = readdirSync('schema')
			.filter((name) => /^elementor.*\.graphql$/.test(name))
			.map((name) => readFileSync(join('schema', name), 'utf8'))
			.join('\n');
		const parsed = join(folder, 'contract.json');
		writeFileSync(parsed, JSON.stringify(parse(sdl, { noLocation: true })));
		const { stdout, stderr, status } = spawnSync(
			php,
			['-d', 'memory_limit=1G', 'companion-plugin/tests/run.php'],
			{ encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, OUTRIGGER_PARSED: parsed } },
		);
		if (status !== 0) throw new Error(`PHP ended with ${status}: ${stderr}${stdout}`);
		return JSON.parse(stdout);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const cases = runCases();

describe.skipIf(php === null)(`the plugin${php === null ? ` (${NO_PHP})` : ''}`, () => {
	it('has cases', () => {
		expect(cases.length).toBeGreaterThan(40);
	});

	it.each(cases)('$name', ({ error }) => {
		expect(error).toBeNull();
	});
});

describe.skipIf(php === null)(
	'a plugin that was copied from the repository without schema/',
	() => {
		it('registers nothing, so that WPGraphQL works on, and Site Health names the fault', () => {
			const folder = mkdtempSync(join(tmpdir(), 'outrigger-'));
			try {
				const copy = join(folder, 'wp-content/plugins/outrigger');
				cpSync(PLUGIN, copy, { recursive: true });
				const { stdout, stderr } = spawnSync(
					php ?? '',
					['companion-plugin/tests/without-schema.php'],
					{ encoding: 'utf8', env: { ...process.env, OUTRIGGER_PLUGIN: copy } },
				);
				const { calls, test } = JSON.parse(stdout || `{"error":${JSON.stringify(stderr)}}`);
				expect(calls).toBe(0);
				expect(test.status).toBe('critical');
				expect(test.description).toContain('schema/ is missing');
			} finally {
				rmSync(folder, { recursive: true });
			}
		});
	},
);
