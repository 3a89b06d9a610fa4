import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The catalogue says of each widget what it sends to the browser; the folders know. */
const root = join(import.meta.dirname, '..');
const catalogue = readFileSync(join(root, 'content/pages/widgets.json'), 'utf8');

interface StoredElement {
	settings: Record<string, unknown>;
	elements: StoredElement[];
}

function linksIn(element: StoredElement): string[] {
	const own = JSON.stringify(element.settings).matchAll(/\/widgets\/([a-z0-9_-]+)\//g);
	return [...[...own].map(([, type = '']) => type), ...element.elements.flatMap(linksIn)];
}

function find(elements: readonly StoredElement[], id: string): StoredElement | undefined {
	for (const element of elements) {
		const found = element.settings._element_id === id ? element : find(element.elements, id);
		if (found) return found;
	}
	return undefined;
}

function kindOf(folder: string): string {
	const handler = join(root, 'web/widgets', folder, 'handler.ts');
	if (!existsSync(handler)) return 'markup';
	return readFileSync(handler, 'utf8').includes('= island(') ? 'island' : 'handler';
}

const hasPage = (type: string) => existsSync(join(root, `content/pages/widgets/${type}.json`));

/** A type has a page of its own, or shares that of its family, which is named like the folder. */
const pages = readdirSync(join(root, 'web/widgets')).flatMap((folder) => {
	const index = readFileSync(join(root, 'web/widgets', folder, 'index.ts'), 'utf8');
	const lists = [...index.matchAll(/types:\s*\[([^\]]*)\]/g)].map(([, list = '']) => list);
	const types = [...lists.join().matchAll(/'([^']+)'/g)].map(([, type = '']) => type);
	const slugs = types.map((type) => (hasPage(type) ? type : folder));
	return [...new Set(slugs)].map((slug) => ({ slug, kind: kindOf(folder) }));
});

describe('the catalogue', () => {
	const { content } = JSON.parse(catalogue) as { content: StoredElement[] };

	it.each(['markup', 'handler', 'island'])('lists every %s, and nothing else, as such', (kind) => {
		const section = find(content, kind);
		const listed = section ? linksIn(section) : [];
		const expected = pages.filter((each) => each.kind === kind).map(({ slug }) => slug);
		expect(listed.sort()).toEqual(expected.sort());
	});
});
