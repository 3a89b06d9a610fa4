import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../rooms';
import { ROOT, sourceOf } from './support/source-files';

const readme = sourceOf('README.md');

/** The code block that follows some words of the README, line by line. */
function blockAfter(words: string): string[] {
	const [, block = ''] = /```\n([\s\S]*?)```/.exec(readme.slice(readme.indexOf(words))) ?? [];
	return block.trimEnd().split('\n');
}

/** Names between the strokes of one level, as rooms; file names and remarks are none. */
function roomsOf(level: string, folder: string): string[] {
	return [...level.matchAll(/(?<![\w.(/-])[a-z]+(?:[-/][a-z]+)*(?![\w./-])/g)]
		.map(([name]) => (name === 'domain' ? name : `${folder}/${name}`))
		.filter((room) => room in ROOMS);
}

const webLevels = blockAfter('Imports point down').map((line) =>
	roomsOf(line.replace(/\([^)]*\)/g, ''), 'web'),
);
const serverLines = blockAfter('On the server they point').map((line) => {
	const [, folder = '', drawn = ''] = /^(\w+) +(.*)$/.exec(line) ?? [];
	return {
		folder: `server/${folder}`,
		levels: drawn.split('→').map((level) => roomsOf(level, `server/${folder}`)),
	};
});

const drawings = [
	{ folder: 'web', levels: webLevels, others: ['domain'] },
	...serverLines.map((line) => ({ ...line, others: [] })),
];

describe.each(drawings)('the drawing of $folder', ({ folder, levels, others }) => {
	const levelOf = (room: string) => levels.findIndex((level) => level.includes(room));

	it('has every room once', () => {
		const all = Object.keys(ROOMS).filter((room) => room.startsWith(`${folder}/`));
		expect(levels.flat().sort()).toEqual([...all, ...others].sort());
	});

	it('has each room above all that it may import', () => {
		const broken = levels.flat().flatMap((room) =>
			(ROOMS[room] ?? [])
				.map((place) => levels.flat().find((other) => `${place}/`.startsWith(`${other}/`)))
				.filter((other) => other !== undefined && other !== room)
				.filter((other) => levelOf(other ?? '') <= levelOf(room))
				.map((other) => `${room} → ${other}`),
		);
		expect(broken).toEqual([]);
	});
});

it.each(['web', 'server'])('the list of rooms says what every folder of %s/ is', (folder) => {
	const list = blockAfter('## The rooms');
	const from = list.findIndex((line) => line.startsWith(`${folder}/`)) + 1;
	const length = list.slice(from).findIndex((line) => !line.startsWith(' '));
	const named = list
		.slice(from, from + length)
		.flatMap((line) => /^ {2}([\w-]+)\//.exec(line)?.[1] ?? []);
	const folders = readdirSync(join(ROOT, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name !== 'testing')
		.map(({ name }) => name);
	expect(named.sort()).toEqual(folders.sort());
});
