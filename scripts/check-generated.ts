/**
 * Fails when a committed generated file is not what its generator makes now: lists of the contract, documents and resolver types
 * (codegen), the tables of `docs/`, the rooms as rules of Biome, the older names of icons, the controls that
 * visitors receive, and the bounds of popups. Leaves the tree as it found it, apart from fresh generated files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['web', 'server', 'schema'];
const WRITTEN = [
	'biome.rooms.json',
	'companion-plugin/outrigger/src/Popups/Bounds.php',
	'companion-plugin/outrigger/src/Reading/KnownControls.php',
	'docs/data.md',
	'docs/texts.md',
	'docs/widgets.md',
];

function generatedFiles(): string[] {
	const files = ROOTS.flatMap((root) =>
		readdirSync(root, { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.generated\.(?:tsx?|graphql)$/.test(file))
			.map((file) => join(root, file)),
	);
	return [...files, ...WRITTEN].sort();
}

function contents(): Map<string, string> {
	return new Map(generatedFiles().map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Has a process of its own: codegen reads its configuration with a loader that it brings along. */
async function codegen(): Promise<void> {
	const child = spawn('npm', ['run', '--silent', 'codegen'], { stdio: 'inherit' });
	const [status] = await once(child, 'exit');
	if (status !== 0) throw new Error('"npm run codegen" failed.');
}

/** Runs each generator by its import, in this process. Codegen writes no file that is right already, so they may run beside it. */
async function otherGenerators(): Promise<void> {
	await import('./doc-tables');
	await import('./browser-texts');
	await import('./biome-rooms');
	await import('./icon-names');
	await import('./known-controls');
	await import('./popup-bounds');
}

const before = contents();
await Promise.all([codegen(), otherGenerators()]);
const after = contents();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
	(file) => before.get(file) !== after.get(file),
);
if (stale.length > 0) {
	console.error(
		`These generated files were stale. Commit what is there now:\n  ${stale.join('\n  ')}`,
	);
	process.exit(1);
}
console.log(`${after.size} generated files are up to date.`);
