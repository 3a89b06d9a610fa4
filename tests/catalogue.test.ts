import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The catalogue lists for each widget what it sends to the browser. These tests compare that with the widget's folder.
 */
const root = join(import.meta.dirname, '..');
const catalogue = readFileSync(join(root, 'content/pages/widgets.json'), 'utf8');

/** The links in the catalogue beside the name of a kind. */
function listedAs(kind: string): string[] {
	const links = catalogue.matchAll(
		/<li class=\\"([a-z0-9-]+)\\" data-narrowed><a href=\\"\/widgets\/([a-z0-9_-]+)\//g,
	);
	return [...links].flatMap(([, of, slug = '']) => (of === kind ? [slug] : []));
}

function kindOf(folder: string): string {
	const handler = join(root, 'web/widgets', folder, 'handler.ts');
	if (!existsSync(handler)) return 'markup';
	return readFileSync(handler, 'utf8').includes('= island(') ? 'island' : 'handler';
}

const hasPage = (type: string) => existsSync(join(root, `content/pages/widgets/${type}.json`));

/** A type has a page of its own, or the page of its family, which has the name of the folder. */
const pages = readdirSync(join(root, 'web/widgets')).flatMap((folder) => {
	const index = readFileSync(join(root, 'web/widgets', folder, 'index.ts'), 'utf8');
	const lists = [...index.matchAll(/types:\s*\[([^\]]*)\]/g)].map(([, list = '']) => list);
	const types = [...lists.join().matchAll(/'([^']+)'/g)].map(([, type = '']) => type);
	const slugs = types.map((type) => (hasPage(type) ? type : folder));
	return [...new Set(slugs)].map((slug) => ({ slug, kind: kindOf(folder) }));
});

describe('the catalogue', () => {
	it('has a picture of each widget', () => {
		const items = catalogue.match(/ data-narrowed><a .*?<\/a>/g) ?? [];
		expect(items.length).toBeGreaterThan(100);
		expect(items.filter((item) => !item.includes('<svg '))).toEqual([]);
	});

	it.each(['markup', 'handler', 'island'])('lists every %s, and nothing else, as such', (kind) => {
		const expected = pages.filter((each) => each.kind === kind).map(({ slug }) => slug);
		expect(listedAs(kind).sort()).toEqual(expected.sort());
	});
});
