import type { StyleControl } from '@outrigger/elements/elements/styles/style-control';
import { registry } from '@outrigger/elements/registry';
import { createWordPress } from '@outrigger/mock';
import { builderPage, contentFolder } from 'outrigger/testing/content-folder';
import { describe, expect, it } from 'vitest';

interface Schema {
	entries?: object;
	pipe?: Schema[];
}

const entriesOf = ({ entries, pipe = [] }: Schema): string[] =>
	entries ? Object.keys(entries) : pipe.flatMap(({ entries: own }) => Object.keys(own ?? {}));
const controlsOf = (styles: readonly StyleControl[] = []): string[] =>
	styles.map(({ control }) => control);

/** The stored names of each control of a widget, in every form. */
const widgets = [...registry].map(([type, { settings, browserSettings, styles }]) => ({
	type,
	names: [
		...entriesOf(settings as unknown as Schema),
		...entriesOf((browserSettings ?? {}) as unknown as Schema),
		...controlsOf(styles),
	],
}));

describe('visitors receive', () => {
	it('every control that a widget declares (else run `npm run controls`)', async () => {
		const elements = widgets.map(({ type, names }, at) => ({
			id: `w${at}`,
			elType: 'widget',
			widgetType: type,
			settings: Object.fromEntries(names.map((name) => [name, 'x'])),
			elements: [],
		}));
		const wordpress = await createWordPress({
			contentDir: contentFolder({ 'pages/all.json': builderPage('all', 7, elements) }),
			siteUrl: 'http://site.test',
		});
		const { data } = await wordpress.execute(
			'{ page(id: 7, idType: DATABASE_ID) { elementorElements { id settings } } }',
		);
		const page = data?.page as { elementorElements: { settings: object }[] };
		const missing = widgets.flatMap(({ type, names }, at) => {
			const told = page.elementorElements[at]?.settings ?? {};
			return names.filter((name) => !Object.hasOwn(told, name)).map((name) => `${type}.${name}`);
		});
		expect(missing).toEqual([]);
		await wordpress.close();
	});
});
