import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pluginFiles } from '../../scripts/plugin-files';

const files = pluginFiles('.');
const fileText = (path: string) => new TextDecoder().decode(files[path]);

describe('the plugin’s ZIP', () => {
	it('has the plugin in a folder of its name, with this repository’s contract', () => {
		expect(Object.keys(files).every((path) => path.startsWith('outrigger/'))).toBe(true);
		for (const name of ['elementor.graphql', 'elementor-popups.graphql', 'version'])
			expect(fileText(`outrigger/schema/${name}`)).toBe(readFileSync(`schema/${name}`, 'utf8'));
		expect(files['outrigger/schema/root.graphql']).toBeUndefined();
	});

	it('names the same version, licence and needs in all its files', () => {
		const head = fileText('outrigger/outrigger.php');
		const readme = fileText('outrigger/readme.txt');
		const said = (text: string, name: string) =>
			new RegExp(`^[ *]*${name}:\\s*(.+)$`, 'm').exec(text)?.[1];
		for (const name of ['Requires at least', 'Requires PHP', 'License'])
			expect(said(readme, name), name).toBe(said(head, name));
		expect(said(readme, 'Stable tag')).toBe(said(head, 'Version'));
		expect(said(head, 'License')).toBe('GPL-2.0-or-later');
		expect(fileText('outrigger/LICENSE')).toContain('GNU GENERAL PUBLIC LICENSE');
	});

	it('names its author and where its translations lie, and lists all that is to translate', () => {
		const head = fileText('outrigger/outrigger.php');
		expect(head).toMatch(/^ \* Author: +\S/m);
		expect(head).toMatch(/^ \* Text Domain: +outrigger$/m);
		expect(head).toMatch(/^ \* Domain Path: +\/languages$/m);
		const words = fileText('outrigger/languages/outrigger.pot');
		const said = Object.keys(files)
			.filter((path) => path.endsWith('.php'))
			.flatMap((path) => [...fileText(path).matchAll(/__\(\s*'/g)]).length;
		expect(words.match(/^#: /gm)?.length).toBeGreaterThan(said * 0.8);
		expect(words).toContain('#. translators: %s: reason.');
		expect(words).toContain(
			'msgid "Outrigger needs the plugin WPGraphQL. Install and activate it."',
		);
	});

	it('names the contract’s version', () => {
		const [major, minor] = fileText('outrigger/schema/version').trim().split('.');
		expect(fileText('outrigger/readme.txt')).toContain(
			`Version ${major}.${minor} of the contract.`,
		);
	});
});
