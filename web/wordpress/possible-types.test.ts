import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildASTSchema, isInterfaceType, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { possibleTypes } from './possible-types';

const root = resolve(import.meta.dirname, '../..');

function read(folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.graphql'))
		.map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const schema = buildASTSchema(parse(read('schema').join('\n')));

/** Interfaces that some fragment of our documents names. */
const interfacesAsked = new Set<string>();
for (const text of read('web')) {
	visit(parse(text), {
		NamedType({ name }) {
			if (isInterfaceType(schema.getType(name.value))) interfacesAsked.add(name.value);
		},
	});
}

describe('the types behind interfaces', () => {
	it('are known to the cache for every interface that a document asks through', () => {
		expect([...interfacesAsked].filter((name) => !(name in possibleTypes))).toEqual([]);
	});

	it('are those of the contract', () => {
		for (const [name, types] of Object.entries(possibleTypes)) {
			const type = schema.getType(name);
			const known = isInterfaceType(type)
				? schema.getPossibleTypes(type).map((possible) => possible.name)
				: [];
			expect([name, types.filter((possible) => possible !== '.*').sort()]).toEqual([
				name,
				known.sort(),
			]);
		}
	});
});
