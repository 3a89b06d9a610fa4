/**
 * Writes `web/browser-texts.generated.ts`: the texts that each handler of the browser and its imports may show. A page
 * then contains only the texts of its own handlers.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLER_FOLDERS, handlerPath } from '@outrigger/elements/handlers';
import { ENGLISH } from '@outrigger/rules/texts/english';

const OUT = 'web/browser-texts.generated.ts';

/**
 * The files that pages fetch besides the handlers of widgets, by their names in `web/page/browser-texts.ts`.
 */
const OTHERS: Readonly<Record<string, string>> = {
	consent: 'web/consent/consent-dialog.ts',
	lightbox: 'web/lightbox/run-lightbox.ts',
	popups: 'web/popups/start.ts',
	postcards: 'web/lightbox/postcard.ts',
};
const BEHAVIOURS = readdirSync('web/behaviours', { withFileTypes: true }).filter(
	(entry) => entry.isDirectory() && existsSync(`web/behaviours/${entry.name}/handler.ts`),
);

/** Matches the imports that exist in the browser; imports of types are removed before. */
const IMPORT =
	/(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'((?:\.|@outrigger\/rules\/)[^']+)'|import\('(\.[^']+)'\)/g;
/**
 * Matches the keys of texts in code. It does not match a control's default text, because the server inserts that text
 * when it parses the settings.
 */
const KEY = /(?<!\bword(?:Setting|Now)\()['"]([a-z]\w*\.\w+)['"]/g;

/** Matches a group of texts whose last part the code inserts, ``say(`consent.${purpose}`)``. */
const GROUP = /`([a-z]\w*)\.\$\{/g;

function fileOf(from: string, specifier: string): string | undefined {
	const rule = specifier.replace(/^@outrigger\/rules\//, 'domain/');
	// The folder of texts contains all keys, so it says nothing about a handler.
	if (rule.startsWith('domain/texts/')) return undefined;
	const base = rule === specifier ? join(from, '..', specifier) : rule;
	return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(file));
}

/** @param ends the files at which the search stops, because they have entries of their own */
function textsFrom(entry: string, ends: ReadonlySet<string>): string[] {
	const seen = new Set([entry]);
	const keys = new Set<string>();
	for (const file of seen) {
		const source = readFileSync(file, 'utf8');
		for (const [, key = ''] of source.matchAll(KEY)) if (key in ENGLISH) keys.add(key);
		for (const [, group = ''] of source.matchAll(GROUP)) {
			for (const key of Object.keys(ENGLISH)) if (key.startsWith(`${group}.`)) keys.add(key);
		}
		for (const [, still, later] of source.matchAll(IMPORT)) {
			const next = fileOf(file, still ?? later ?? '');
			if (next && !ends.has(next)) seen.add(next);
		}
	}
	return [...keys].sort();
}

const ends = new Set(Object.values(OTHERS));
const entries = [
	...[...new Set(Object.values(HANDLER_FOLDERS))].map((folder) => [
		folder,
		`web/${handlerPath(folder)}`,
	]),
	...BEHAVIOURS.map(({ name }) => [name, `web/behaviours/${name}/handler.ts`]),
	...Object.entries(OTHERS),
] as [string, string][];
const rows = entries
	.map(([name, entry]) => [name, textsFrom(entry, ends)] as const)
	.filter(([, keys]) => keys.length > 0)
	.sort(([one], [other]) => (one < other ? -1 : 1));
const text = rows.map(
	([name, keys]) => `\t${JSON.stringify(name)}: [${keys.map((key) => `'${key}'`).join(', ')}],\n`,
);
writeFileSync(
	OUT,
	`// Written by "npm run texts".\nimport type { TextKey } from '@outrigger/rules/texts/text';\n\n/** Handler → the texts that it may show in the browser. */\nexport const BROWSER_TEXTS: Readonly<Record<string, readonly TextKey[]>> = {\n${text.join('')}};\n`,
);
