import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { templateKit } from '../../../tests/support/exports/kit-files';
import { writeZip, zipParts } from '../../../tests/support/exports/write-zip';

type Documents = Record<string, { metadata: object }>;

/** The template kit without its manifest; its files name their own types. */
function kitWithoutManifest(): Documents {
	const { 'manifest.json': manifest, ...files } = templateKit();
	const { templates } = manifest as { templates: { source: string; metadata: object }[] };
	const documents = files as unknown as Documents;
	for (const { source, metadata } of templates) {
		const document = documents[source];
		if (document) document.metadata = metadata;
	}
	return documents;
}

describe('a template kit without its manifest', () => {
	it('is the same site as with it: as a folder, as a ZIP, and dropped into content', async () => {
		const kit = kitWithoutManifest();
		const zip = join(writeContent({ 'other.txt': '' }), 'my-kit.zip');
		writeZip(zip, zipParts(kit));
		const dropped = Object.entries(kit).map(([file, value]) => [`my-kit/${file}`, value]);
		for (const path of [writeContent(kit), zip, writeContent(Object.fromEntries(dropped))]) {
			const content = await loadContent(path);
			expect(content.settings).toMatchObject({ showOnFront: 'page' });
			expect(content.kit.settings).toMatchObject({ container_width: { size: 1300 } });
			expect(postNamed(content, 'home').uri).toBe('/');
			expect(postNamed(content, 'header').elementor).toMatchObject({
				type: 'header',
				conditions: ['include/general'],
			});
		}
	});

	it('is one only where its styles have the mark: a template may be called global', async () => {
		const kit = kitWithoutManifest();
		const styles = kit['templates/global.json'];
		if (styles) styles.metadata = {};
		const content = await loadContent(writeContent(kit));
		expect(content.settings.showOnFront).toBe('posts');
	});
});
