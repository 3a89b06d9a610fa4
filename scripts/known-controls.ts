/**
 * Writes the list of the builder's controls that the front end reads: visitors receive only these. A control is known
 * if the widget's schema or its styles declare it, or if its code names it. It writes the same list for the mock and
 * for the companion plugin.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { StyleControl } from '@outrigger/elements/elements/styles/style-control';
import type { Registry } from '@outrigger/elements/elements/tree/define-widget';
import { CONTROLS_OF_ROLES } from '@outrigger/rules/add-ons/kinds/bag-roles';
import { CONTROLS_OF_WORDS } from '@outrigger/rules/builder/plain-words';
import { createServer } from 'vite';
import { namesOfDefinition, namesOfSchema, namesOfStyles } from './controls/declared-names';
import { type Names, namesIn, sources } from './controls/named-in-code';

const MOCK = 'server/wordpress/reading/known-controls.generated.ts';
const PLUGIN = 'companion-plugin/outrigger/src/Reading/KnownControls.php';
const DEVICE = /_(?:desktop|widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/;
/** Lists of posts store the controls of a skin under names that begin with the skin's name. */
const SKINS = ['classic_*', 'cards_*', 'full_content_*', 'archive_*'];

/** The files of a widget, and the files of other widgets that it imports. */
function filesOf(folder: string, seen = new Set<string>()): string[] {
	if (seen.has(folder)) return [];
	seen.add(folder);
	const files = sources(folder);
	const others = files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/from '(?<path>\.\.?\/[^']+)'/g)]
			.map(({ groups }) => dirname(join(dirname(file), groups?.path ?? '')))
			.filter((path) => /^web\/widgets\/[^/]+$/.test(path)),
	);
	return [...files, ...others.flatMap((other) => filesOf(other, seen))];
}

/** Modules with controls that belong to every element → the names of their lists of controls. */
const STYLES = {
	'web/elements/styles/widget-controls.ts': ['WIDGET_CONTROLS'],
	'web/elements/styles/container-controls.ts': ['CONTAINER_CONTROLS'],
	'web/elements/styles/section-controls.ts': ['SECTION_CONTROLS'],
	'web/elements/styles/column-controls.ts': ['COLUMN_CONTROLS'],
	'web/elements/styles/shape-controls.ts': ['SHAPE_CONTROLS'],
	'web/elements/styles/kit-controls.ts': ['THEME_CONTROLS', 'KIT_CONTROLS'],
};
const SCHEMAS = {
	'web/behaviours/background-video/schema.ts': 'FilmSchema',
	'web/behaviours/background-slideshow/schema.ts': 'SlideshowSchema',
	'web/behaviours/sticky/schema.ts': 'StickySchema',
	'web/popups/schema.ts': 'PopupSchema',
};
const SCHEMAS_OF_KINDS = {
	'web/behaviours/entrance/schema.ts': 'entranceSchema',
	'web/behaviours/motion/schema.ts': 'motionSchema',
};
const KINDS = ['container', 'section', 'column', 'widget'];

/**
 * Returns the controls that the registry, the styles of all elements and the behaviours declare.
 */
async function declaredNames(): Promise<{ shared: string[]; widgets: Map<string, string[]> }> {
	const vite = await createServer({
		server: { middlewareMode: true, watch: null, hmr: false },
		optimizeDeps: { noDiscovery: true },
		appType: 'custom',
		logLevel: 'error',
	});
	try {
		const load = async (file: string) => vite.ssrLoadModule(`/${file}`);
		const styles = Object.entries(STYLES).map(async ([file, lists]) => {
			const module = await load(file);
			return lists.flatMap((list) => namesOfStyles(module[list] as StyleControl[]));
		});
		const schemas = Object.entries(SCHEMAS).map(async ([file, name]) =>
			namesOfSchema((await load(file))[name]),
		);
		const ofKinds = Object.entries(SCHEMAS_OF_KINDS).map(async ([file, name]) => {
			const module = await load(file);
			return KINDS.flatMap((kind) => namesOfSchema(module[name](kind)));
		});
		const registry: Registry = (await load('web/registry.ts')).registry;
		return {
			shared: (await Promise.all([...styles, ...schemas, ...ofKinds])).flat(),
			widgets: new Map([...registry].map(([type, one]) => [type, namesOfDefinition(one)])),
		};
	} finally {
		await vite.close();
	}
}

/** Returns the folder of a widget type, which the folder's `index.ts` names. */
function folderOf(type: string): string {
	const found = folders.find((folder) =>
		readFileSync(join(folder, 'index.ts'), 'utf8').includes(`'${type}'`),
	);
	if (found === undefined) throw new Error(`No folder of ${WIDGETS} names the type ${type}.`);
	return found;
}

/** Returns the names that are not known yet, neither as names nor by a pattern. */
function outside(names: Names, known: Names): string[] {
	const forms = [...known].filter((name) => name.includes('*'));
	const form = new RegExp(`^(?:${forms.join('|').replaceAll('*', '\\w*')})$`);
	return [...names].filter((name) => !known.has(name) && !form.test(name)).sort();
}

/** Keeps each list once: types that the same widget renders share one list. */
function sharedLists(widgets: Readonly<Record<string, string[]>>) {
	const texts = [...new Set(Object.values(widgets).map((names) => names.join(' ')))].sort();
	const types = Object.entries(widgets)
		.map(([type, names]) => [type, texts.indexOf(names.join(' '))] as const)
		.sort(([a], [b]) => (a < b ? -1 : 1));
	return { texts, types };
}

const WIDGETS = 'web/widgets';
const folders = readdirSync(WIDGETS).map((name) => join(WIDGETS, name));
const declared = await declaredNames();
/**
 * Returns the names without the suffix of a device; the list does not need it, because the suffix itself shows the
 * device.
 */
const plain = (names: readonly string[]) => names.map((name) => name.replace(DEVICE, ''));
const shared = new Set([
	...namesIn(
		[...sources('web'), ...sources('domain')].filter(
			(file) => !/^(?:web\/(?:widgets|inspector|browser)|domain\/add-ons)\//.test(file),
		),
	),
	...plain(declared.shared),
]);
const widgets: Record<string, string[]> = {};
const all = new Set(shared);
for (const [type, names] of declared.widgets) {
	const own = new Set([...namesIn(filesOf(folderOf(type))), ...plain(names)]);
	if (/posts$/.test(type)) for (const form of SKINS) own.add(form);
	widgets[type] = outside(own, shared);
	for (const name of own) all.add(name);
}
const others = outside(new Set([...all, ...namesIn(sources('domain/add-ons'))]), shared);
const patterns = [...CONTROLS_OF_WORDS, ...CONTROLS_OF_ROLES].map(({ source }) => source);
const sorted = outside(shared, new Set([...shared].filter((name) => name.includes('*'))))
	.concat([...shared].filter((name) => name.includes('*')))
	.sort();
const { texts, types } = sharedLists(widgets);

writeFileSync(
	MOCK,
	`/* Written by scripts/known-controls.ts. */

/** Controls of any element that the front end reads: names, and patterns of names with a star for the variable part. */
export const SHARED_CONTROLS = '${sorted.join(' ')}';

/** Further controls of the builder's widgets: a list for each widget here. */
export const LISTS_OF_WIDGETS: readonly string[] = [
${texts.map((text) => `\t'${text}',`).join('\n')}
];

/** Type of widget → its list. */
export const LIST_OF_TYPE: Readonly<Record<string, number>> = {
${types.map(([type, list]) => `\t'${type}': ${list},`).join('\n')}
};

/** Further controls of widgets of add-ons, which are shown as one of the builder's. */
export const CONTROLS_OF_ADD_ONS = '${others.join(' ')}';
`,
);
const php = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeFileSync(
	PLUGIN,
	`<?php
/**
 * Written by scripts/known-controls.ts of the project.
 *
 * @package Outrigger
 */

namespace Outrigger\\Reading;

/** Controls that the front end reads: names, and patterns of names with a star for the variable part. */
final class KnownControls {

	/** Of any element. */
	const SHARED = ${php(sorted.join(' '))};

	/** Of the builder's widgets: a list for each widget of the front end. */
	const LISTS = array(
${texts.map((text) => `\t\t${php(text)},`).join('\n')}
	);

	/** Type of widget → its list. */
	const TYPES = array(
${types.map(([type, list]) => `\t\t${php(type)} => ${list},`).join('\n')}
	);

	/** Of widgets of add-ons, which are shown as one of the builder's. */
	const ADD_ONS = ${php(others.join(' '))};

	/** Forms of names under which add-ons keep words. */
	const WORDS = array(
${patterns.map((pattern) => `\t\t${php(`~${pattern}~D`)},`).join('\n')}
	);
}
`,
);
console.log(`${basename(MOCK)}: ${sorted.length} names of any element, ${types.length} types.`);
