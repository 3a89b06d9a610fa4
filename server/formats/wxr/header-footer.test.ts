import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { containerTree } from '../../../tests/support/exports/elements';
import { type WxrPost, wxrFile } from '../../../tests/support/exports/wxr-file';
import { partTemplate } from './header-footer';

const EVERYWHERE = 'a:2:{s:4:"rule";a:1:{i:0;s:12:"basic-global";}s:8:"specific";a:0:{}}';
const CHOSEN =
	'a:2:{s:4:"rule";a:2:{i:0;s:9:"specifics";i:2;s:11:"special-404";}s:8:"specific";a:1:{i:0;s:7:"post-44";}}';

describe('headers and footers of an add-on in a WordPress export file', () => {
	const part = (id: number, slug: string, meta: Record<string, string>): WxrPost => ({
		id,
		title: slug,
		slug,
		type: 'elementor-hf',
		meta: {
			_elementor_edit_mode: 'builder',
			_elementor_template_type: 'wp-post',
			_elementor_data: JSON.stringify(containerTree(slug)),
			...meta,
		},
	});

	it('are templates with the add-on’s conditions; warnings name unknown places', async () => {
		const posts = [
			part(7, 'top', {
				ehf_template_type: 'type_header',
				ehf_target_include_locations: EVERYWHERE,
				ehf_target_exclude_locations: CHOSEN,
			}),
			part(8, 'bottom', {
				ehf_template_type: 'type_footer',
				ehf_target_include_locations: 'a:1:{s:4:"rule";a:1:{i:0;s:4:"moon";}}',
			}),
			part(9, 'nobody-built-it', { ehf_template_type: 'type_header', _elementor_data: '' }),
		];
		const content = await loadContent(writeContent({ 'export.xml': wxrFile({ posts }) }));
		expect(postNamed(content, 'top')).toMatchObject({
			type: 'elementor_library',
			uri: null,
			elementor: {
				type: 'header',
				conditions: [
					'include/general',
					'exclude/singular/not_found404',
					'exclude/singular/page/44',
					'exclude/singular/post/44',
				],
			},
		});
		expect(postNamed(content, 'bottom').elementor).toMatchObject({
			type: 'footer',
			conditions: [],
		});
		expect(postNamed(content, 'nobody-built-it').elementor?.type).not.toBe('header');
		expect(content.warnings).toEqual([
			'export.xml: headers and footers for places that are not known: moon: elementor-hf 8',
		]);
	});
});

describe('a header or footer of an add-on', () => {
	it.each([
		['by its kind', { kind: 'type_footer', documentType: 'header', title: 'Header' }, 'footer'],
		['by its document type', { documentType: 'footer', title: 'Header' }, 'footer'],
		['by its title', { documentType: 'wp-post', title: 'My Header 2' }, 'header'],
		['a section where nothing tells', { title: 'Headerless' }, 'section'],
		['a section where its kind is another', { kind: 'custom', title: 'Header' }, 'section'],
	])('is recognised: %s', (_, part, type) => {
		expect(partTemplate(part).type).toBe(type);
	});

	it.each([
		['nothing', '', ['include/general']],
		['a list that a tool wrote', 'a:1:{i:0;s:6:"entire";}', ['include/general']],
		[
			'posts, which count only where chosen',
			EVERYWHERE.replace('a:0:{}', 'a:1:{i:0;s:6:"post-4";}'),
			['include/general'],
		],
		['a name of every object', 'a:1:{i:0;s:11:"constructor";}', []],
		['what was cut off', EVERYWHERE.slice(0, 40), []],
	])('stands where its rule puts it: %s', (_, include, conditions) => {
		expect(partTemplate({ title: 'Footer', include }).conditions).toEqual(conditions);
	});
});
