import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line';
import { COMMANDS } from './commands';

const read = (text: string) => readCommandLine(text === '' ? [] : text.split(' '));

describe('the command line', () => {
	it.each([
		['', 'serve', []],
		['kit.zip', 'serve', ['kit.zip']],
		['https://example.org', 'serve', ['https://example.org']],
		['serve report', 'serve', ['report']],
		['import kit.zip site', 'import', ['kit.zip', 'site']],
		['parity https://example.org /a/ /b/', 'parity', ['https://example.org', '/a/', '/b/']],
	])('reads "%s"', (text, command, words) => {
		expect(read(text)).toMatchObject({ command, words, asks: 'run' });
	});

	it('reads options in either form, before and behind the words', () => {
		const line = read('serve --port 4100 kit.zip --host=::1 --json-log');
		expect(line.words).toEqual(['kit.zip']);
		expect(Object.fromEntries(line.values)).toEqual({ port: '4100', host: '::1' });
		expect([...line.switches]).toEqual(['json-log']);
	});

	it.each(['--help', '-h', 'help'])('gives the help of the program for %s', (text) => {
		expect(read(text)).toMatchObject({ command: null, asks: 'help' });
	});

	it.each(['import --help', 'help import', '--help import'])(
		'gives the help of a command for "%s"',
		(text) => {
			expect(read(text)).toMatchObject({ command: 'import', asks: 'help' });
		},
	);

	it.each(['--version', '-v'])('gives the version for %s', (text) => {
		expect(read(text).asks).toBe('version');
	});

	it.each([
		['--nope', "Unknown option '--nope'"],
		['import a b --port 1', "Unknown option '--port'"],
		['serve --port', "Option '--port <value>' argument missing"],
		['serve --json-log=yes', "Option '--json-log' does not take an argument"],
		['serve a b', '"b" is one word too many: outrigger serve [SOURCE]'],
		['import a', 'Something is missing: outrigger import SOURCE FOLDER'],
		['import a b c', '"c" is one word too many: outrigger import SOURCE FOLDER'],
		['check', 'Something is missing: outrigger check URL|SDL_FILE'],
	])('refuses "%s" in one sentence', (text, sentence) => {
		expect(() => read(text)).toThrow(sentence);
		try {
			read(text);
		} catch (error) {
			expect(String(error).split('\n')).toHaveLength(1);
		}
	});

	it('has no command without words for its help', () => {
		for (const { says, takes } of Object.values(COMMANDS)) expect(says && takes).toBeTruthy();
	});
});
