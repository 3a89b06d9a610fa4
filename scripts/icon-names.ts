/**
 * Writes the older names of FontAwesome's free icons, `web/ui/icons/font-awesome-names.generated.ts`: names of versions
 * 5 and 6 from the package's metadata, names of version 4 from its shims.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const PACKAGE = dirname(
	createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);
const TARGET = 'web/ui/icons/font-awesome-names.generated.ts';

/** The metadata of one icon, as far as its names are concerned. */
interface Family {
	aliases?: { names?: string[] };
	familyStylesByLicense: { free: unknown[] };
}

/** The entry for one name of version 4 in the package's shims. */
interface Shim {
	name?: string;
	prefix?: string;
}

const read = (file: string) => readFileSync(join(PACKAGE, 'metadata', file), 'utf8');
const families: Record<string, Family> = JSON.parse(read('icon-families.json'));
const shims: Record<string, Shim> = parse(read('shims.yml'));

const aliases = Object.entries(families)
	.filter(([, { familyStylesByLicense }]) => familyStylesByLicense.free.length > 0)
	.flatMap(([name, family]) => (family.aliases?.names ?? []).map((alias) => [alias, name]))
	.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
const ofVersion4 = Object.entries(shims).map(([old, { name = old, prefix = 'fas' }]) => [
	old,
	`${prefix} ${name}`,
]);

const table = (name: string, comment: string, rows: string[][]) =>
	`/** ${comment} */\nexport const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(rows), null, '\t')};\n`;
writeFileSync(
	TARGET,
	[
		'// Written by `npm run icons` out of @fortawesome/fontawesome-free.\n',
		table('ICON_ALIASES', 'Name in FontAwesome 5 or 6 → the name of today.', aliases),
		table('ICON_SHIMS', "FontAwesome 4's name → style and name of today.", ofVersion4),
	].join('\n'),
);
