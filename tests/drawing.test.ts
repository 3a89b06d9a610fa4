import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES, packageOf, ROOMS } from '../rooms';
import { importsOf, ROOT, sourceFiles, sourceOf } from './support/source-files';

const readme = sourceOf('README.md');

/** The code block that follows this text in the README, as lines. */
function blockAfter(words: string): string[] {
	const [, block = ''] = /```\n([\s\S]*?)```/.exec(readme.slice(readme.indexOf(words))) ?? [];
	return block.trimEnd().split('\n');
}

/** The folder names between the lines of one level of the drawing; file names and remarks are left out. */
function roomsOf(level: string, folder: string): string[] {
	return [...level.matchAll(/(?<![\w.(/-])[a-z]+(?:[-/][a-z]+)*(?![\w./-])/g)]
		.map(([name]) => `${folder}/${name}`)
		.filter((room) => room in ROOMS);
}

const webLevels = blockAfter('imports point down').map((line) =>
	roomsOf(line.replace(/\([^)]*\)/g, ''), 'web'),
);
const serverLines = blockAfter('On the server they point').map((line) => {
	const [, folder = '', drawn = ''] = /^(\w+) +(.*)$/.exec(line) ?? [];
	return {
		folder: `server/${folder}`,
		levels: drawn.split('→').map((level) => roomsOf(level, `server/${folder}`)),
	};
});

const drawings = [{ folder: 'web', levels: webLevels }, ...serverLines];

describe.each(drawings)('the drawing of $folder', ({ folder, levels }) => {
	const levelOf = (room: string) => levels.findIndex((level) => level.includes(room));

	it('has every room once', () => {
		const all = Object.keys(ROOMS).filter(
			(room) => room.startsWith(`${folder}/`) && packageOf(room) === packageOf(folder),
		);
		expect(levels.flat().sort()).toEqual(all.sort());
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

describe('the drawing of the packages', () => {
	const full = (name: string) => (name === 'outrigger' ? name : `@outrigger/${name}`);
	const lines = blockAfter('Packages import packages').map((line) =>
		line.split('→').map((name) => full(name.trim())),
	);
	const folders = Object.entries(PACKAGES).map(([folder]) => folder);
	const drawn = [...new Set(lines.flat())];

	it('names every package but those of the demonstration', () => {
		const others = Object.entries(PACKAGES)
			.filter(([folder]) => !folder.startsWith('packages/'))
			.map(([, name]) => name);
		expect(drawn.sort()).toEqual(others.sort());
	});

	it('has each package to the left of all that it imports', () => {
		const right = new Map<string, Set<string>>();
		for (const line of lines) {
			line.forEach((name, index) => {
				const known = right.get(name) ?? new Set();
				right.set(name, new Set([...known, ...line.slice(index + 1)]));
			});
		}
		const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
			if (seen.has(from)) return false;
			seen.add(from);
			const next = [...(right.get(from) ?? [])];
			return next.includes(to) || next.some((one) => reaches(one, to, seen));
		};
		const broken = folders.flatMap((folder) =>
			sourceFiles(folder)
				.filter((file) => packageOf(file) === folder && !file.includes('/testing/'))
				.flatMap(importsOf)
				.flatMap(({ file }) => (file ? [PACKAGES[packageOf(file)] ?? ''] : []))
				.filter((target) => target !== '' && target !== PACKAGES[folder])
				.filter((target) => !reaches(PACKAGES[folder] ?? '', target))
				.map((target) => `${PACKAGES[folder]} → ${target}`),
		);
		expect([...new Set(broken)]).toEqual([]);
	});

	it('has no circle', () => {
		const circles = drawn.filter((name) => {
			const seen = new Set<string>();
			const walk = (one: string): boolean =>
				lines.some((line) => {
					const next = line[line.indexOf(one) + 1];
					if (!line.includes(one) || next === undefined) return false;
					if (next === name) return true;
					if (seen.has(next)) return false;
					seen.add(next);
					return walk(next);
				});
			return walk(name);
		});
		expect(circles).toEqual([]);
	});
});

it.each(['web', 'server'])('the list of rooms describes every folder of %s/', (folder) => {
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
