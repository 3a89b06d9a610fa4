import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { builderKit, templateKit } from '../../../tests/support/exports/kit-files';
import { writeZip, zipParts } from '../../../tests/support/exports/write-zip';

type Files = Record<string, unknown>;

/** Writes the kit as a ZIP into a new folder, beside other files. @returns the path of the ZIP */
function zipOf(files: Files, beside: Files = {}, top = ''): string {
	const folder = writeContent({ 'other.txt': '', ...beside });
	const path = join(folder, 'my-kit.zip');
	writeZip(
		path,
		zipParts(files).map((part) => ({ ...part, name: top + part.name })),
	);
	return path;
}

describe.each(['1.0', '3.0'] as const)('a kit of the builder, manifest %s', (version) => {
	it('is a site as a ZIP, as a folder, inside a folder of the ZIP, and dropped into content', async () => {
		const kit = builderKit(version);
		const dropped = writeContent(
			Object.fromEntries(Object.entries(kit).map(([file, value]) => [`my-kit/${file}`, value])),
		);
		const paths = [zipOf(kit), writeContent(kit), zipOf(kit, {}, 'my kit/'), dropped];
		for (const path of paths) {
			const { settings, posts, terms, kit: own, menus } = await loadContent(path);
			expect(settings).toMatchObject({ title: 'Bay Boats', showOnFront: 'page', pageOnFront: 18 });
			expect(posts.map(({ slug, type, uri }) => [type, slug, uri])).toEqual([
				['elementor_library', 'footer', null],
				['elementor_library', 'ask-us', null],
				['elementor_library', 'header', null],
				['page', 'home', '/'],
				['page', 'boats', '/boats/'],
				['post', 'hello-bay', '/hello-bay/'],
			]);
			expect(own.settings).toMatchObject({ system_colors: [{ _id: 'primary' }] });
			expect(terms.map(({ slug, parentId }) => [slug, parentId])).toEqual([
				['trips', 0],
				['short', 1],
			]);
			expect(menus).toMatchObject([
				{
					name: 'Main Menu',
					locations: ['primary'],
					items: [{ label: 'The boats', url: '/boats/' }],
				},
			]);
		}
	});

	it('has type and conditions from its manifest, and popups their triggers', async () => {
		const content = await loadContent(zipOf(builderKit(version)));
		expect(postNamed(content, 'header').elementor).toMatchObject({
			type: 'header',
			conditions: ['include/general'],
		});
		expect(postNamed(content, 'ask-us').elementor).toMatchObject({
			type: 'popup',
			conditions: ['include/singular/front_page'],
			displaySettings: { triggers: { page_load: 'yes', page_load_delay: 1 }, timing: {} },
		});
	});

	it('has page settings, and links that stay on this site', async () => {
		const home = postNamed(await loadContent(zipOf(builderKit(version))), 'home');
		expect(home.template).toBe('elementor_header_footer');
		expect(home.elementor?.elements.at(-1)?.settings.link).toMatchObject({ url: '/boats/' });
	});

	it('reports the parts that are not shown', async () => {
		const { warnings } = await loadContent(zipOf(builderKit(version)));
		expect(warnings).toEqual(
			expect.arrayContaining([
				'my-kit.zip/manifest.json, at templates: not shown, of an unknown type: Odd one (mega-thing)',
			]),
		);
	});
});

describe('a kit with faults', () => {
	it('is shown without its broken or missing parts, and warnings name them', async () => {
		const kit = {
			...builderKit(),
			'templates/16.json': '{"content": [',
			'content/page/18.json': '{"nodes": []}',
		};
		delete (kit as Files)['content/page/19.json'];
		const { posts, warnings, settings } = await loadContent(zipOf(kit));
		expect(posts.map(({ slug }) => slug)).toEqual(['footer', 'ask-us', 'hello-bay']);
		expect(settings.showOnFront).toBe('posts');
		const told = (file: string) => warnings.find((warning) => warning.includes(file));
		expect(told('templates/16.json')).toContain('Export it again');
		expect(told('page/18.json')).toContain('no document of the builder');
		expect(told('page/19.json')).toContain('is not there');
	});

	it('may use ids, slugs and terms that the content beside it has', async () => {
		const content = await loadContent(
			writeContent({
				...Object.fromEntries(
					Object.entries(builderKit()).map(([file, value]) => [`my-kit/${file}`, value]),
				),
				'terms.json': { category: [{ databaseId: 1, name: 'My trips', slug: 'trips' }] },
				'pages/boats.json': { databaseId: 18, title: 'My boats' },
			}),
		);
		const own = postNamed(content, 'boats');
		expect(own).toMatchObject({ databaseId: 18, title: 'My boats', uri: '/boats/' });
		const front = postNamed(content, 'home');
		expect(content.settings.pageOnFront).toBe(front.databaseId);
		expect(front).toMatchObject({ uri: '/' });
		expect(postNamed(content, 'boats-2').uri).toBe('/boats-2/');
		expect(content.terms.map(({ name }) => name)).toEqual(['My trips', 'Short']);
		expect(content.menus[0]?.items[0]).toMatchObject({ url: '/boats-2/' });
	});

	it('may have documents of a type of its own', async () => {
		const kit: Files = builderKit();
		const manifest = kit['manifest.json'] as { content: Files };
		manifest.content.boat = { '21': { title: 'Ruby', doc_type: 'wp-post', url: '', terms: [] } };
		kit['content/boat/21.json'] = kit['content/page/19.json'];
		const content = await loadContent(zipOf(kit));
		expect(postNamed(content, 'ruby')).toMatchObject({ type: 'boat', uri: '/boat/ruby/' });
	});

	it('may have headers and footers of an add-on, which stand everywhere', async () => {
		const kit: Files = builderKit();
		const manifest = kit['manifest.json'] as { content: Files; templates: Files };
		const part = (title: string) => ({ title, doc_type: 'wp-post', url: '', terms: [] });
		manifest.content['elementor-hf'] = { '91': part('header'), '92': part('Strip') };
		delete manifest.templates['16'];
		for (const id of ['91', '92'])
			kit[`content/elementor-hf/${id}.json`] = kit['templates/16.json'];
		const content = await loadContent(zipOf(kit));
		expect(postNamed(content, 'header')).toMatchObject({
			databaseId: 91,
			type: 'elementor_library',
			uri: null,
			elementor: { type: 'header', conditions: ['include/general'] },
		});
		expect(postNamed(content, 'strip').elementor).toMatchObject({
			type: 'section',
			conditions: [],
		});
	});

	it('takes settings from a site.json beside it', async () => {
		const path = zipOf(builderKit(), { 'site.json': { title: 'Mine', pageOnFront: 'boats' } });
		const { settings, posts } = await loadContent(path);
		expect(settings.title).toBe('Mine');
		expect(posts.find(({ uri }) => uri === '/')?.slug).toBe('boats');
	});
});

describe('a template kit of a marketplace', () => {
	it('is a site: pages, styles, and a header where kits mean it to stand', async () => {
		const content = await loadContent(zipOf(templateKit()));
		expect(content.settings).toMatchObject({ title: 'Harbour', showOnFront: 'page' });
		expect(content.kit.settings).toMatchObject({ container_width: { size: 1300 } });
		expect(postNamed(content, 'home').uri).toBe('/');
		expect(postNamed(content, 'contact').template).toBe('elementor_header_footer');
		expect(postNamed(content, 'header').elementor).toMatchObject({
			type: 'header',
			conditions: ['include/general'],
		});
		expect(content.warnings).toContain(
			'my-kit.zip/templates/gone.json: is named by the manifest and is not there',
		);
	});

	const metForm = (id: string) => ({
		id: 'm1a2b3c',
		elType: 'widget',
		widgetType: 'metform',
		settings: { mf_form_id: id },
		elements: [],
	});
	const formOf = (label: string) => ({
		content: ['mf-text', 'mf-button'].map((widgetType) => ({
			id: widgetType,
			elType: 'widget',
			widgetType,
			settings: { mf_input_label: label },
			elements: [],
		})),
		type: 'page',
		title: label,
	});
	const kitOf = (forms: readonly string[], ids: readonly string[]): Files => {
		const kit: Files = templateKit();
		const manifest = kit['manifest.json'] as { templates: object[] };
		for (const name of forms) {
			const source = `templates/${name}.json`;
			const metadata = { template_type: 'single-page' };
			manifest.templates.push({ name, source, type: 'page', metadata });
			kit[source] = formOf(name);
		}
		const home = kit['templates/home.json'] as { content: unknown[] };
		home.content = [...home.content, ...ids.map(metForm)];
		return kit;
	};
	const shownIn = async (kit: Files) => {
		const { posts } = await loadContent(zipOf(kit));
		const home = posts.find(({ slug }) => slug === 'home');
		const ids = (home?.elementor?.elements ?? [])
			.filter(({ widgetType }) => widgetType === 'metform')
			.map(({ settings }) => Number.parseInt(String(settings.mf_form_id), 10));
		return ids.map((id) => posts.find(({ databaseId }) => databaseId === id)?.slug);
	};

	it('has the forms of MetForm where its pages name them, and not among its pages', async () => {
		const kit = kitOf(['donate', 'ask-us'], ['900***1611121246417', '564***1721270363563']);
		expect(await shownIn(kit)).toEqual(['ask-us', 'donate']);
		const content = await loadContent(zipOf(kit));
		expect(postNamed(content, 'ask-us')).toMatchObject({ type: 'elementor_library', uri: null });
	});

	it('has its only form of MetForm wherever a page names a form, and none if the form is unclear', async () => {
		expect(await shownIn(kitOf(['ask-us'], ['564***17', '900***18']))).toEqual([
			'ask-us',
			'ask-us',
		]);
		expect(await shownIn(kitOf(['donate', 'ask-us'], ['564***17']))).toEqual([undefined]);
	});

	it('has pages from edge to edge where the kit names no layout, but not where it names another', async () => {
		const kit: Files = templateKit();
		const { templates } = kit['manifest.json'] as {
			templates: { name: string; metadata: Files }[];
		};
		for (const { name, metadata } of templates)
			metadata.wp_page_template = name === 'Home' ? 'elementor_canvas' : 'default';
		const content = await loadContent(zipOf(kit));
		expect(postNamed(content, 'home').template).toBe('elementor_canvas');
		expect(postNamed(content, 'contact').template).toBe('elementor_header_footer');
		expect(postNamed(content, 'header').template).toBe('');
	});
});
