import { COMMANDS, type CommandName, commandUse, isCommandName } from './commands';

const INDENT = 18;

const SOURCES = `SOURCE is the address of a WordPress (https://example.org), a kit (kit.zip), a WordPress export
(export.xml), a builder export (export.json) or a content folder. The old site is only read.`;

const EXITS = `Exit codes: 0 done; 1 done, and something is wrong (a page failed, a site lacks something);
2 not done (wrong arguments, nothing to read, no answer, no room).`;

function line(name: string, says: string): string {
	return name.length < INDENT
		? `  ${name.padEnd(INDENT)}${says}`
		: `  ${name}\n${' '.repeat(INDENT + 2)}${says}`;
}

function optionLines(name: CommandName): string[] {
	const options = Object.entries(commandUse(name).options).map(([option, { value, says }]) =>
		line(value === undefined ? `--${option}` : `--${option} ${value}`, says),
	);
	return [...options, line('--help', 'print this')];
}

/** The help of one command. */
export function helpOf(name: CommandName): string {
	const { takes, says } = commandUse(name);
	const source = takes.includes('SOURCE') ? [SOURCES, ''] : [];
	return [
		`outrigger ${name} ${takes}`,
		`  ${says}`,
		'',
		...optionLines(name),
		'',
		...source,
		EXITS,
		'',
	].join('\n');
}

/** The help of the whole program. */
export function help(): string {
	const lines = Object.keys(COMMANDS)
		.filter(isCommandName)
		.flatMap((name) => [
			`  outrigger ${name} ${commandUse(name).takes}`,
			`      ${commandUse(name).says}`,
		]);
	return [
		'outrigger [SOURCE] serves a site that was designed in a page builder.',
		'',
		...lines,
		'',
		line('--help', 'behind a command: its options'),
		line('--version', 'print the version'),
		'',
		SOURCES,
		'',
		EXITS,
		'',
	].join('\n');
}
