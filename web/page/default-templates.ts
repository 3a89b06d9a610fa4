import type { ElementNode, ElementSettings } from '../../domain/element-tree';

/**
 * What a site shows where no template of its own fits: a stock WordPress without the extension, or a content
 * folder without templates. They are element trees like every other, so every widget is at home in them.
 */
export const defaultTemplates = {
	header: [
		container('header', { flex_direction: 'row', flex_justify_content: 'space-between' }, [
			widget('title', 'theme-site-title', { header_size: 'div' }),
			widget('menu', 'nav-menu', {}),
		]),
	],
	footer: [container('footer', {}, [widget('title', 'theme-site-title', { header_size: 'div' })])],
	singular: [
		container('singular', {}, [
			widget('title', 'theme-post-title', { header_size: 'h1' }),
			widget('info', 'post-info', {}),
			widget('picture', 'theme-post-featured-image', {}),
			widget('content', 'theme-post-content', {}),
			widget('comments', 'post-comments', {}),
		]),
	],
	page: [
		container('page', {}, [
			widget('title', 'theme-page-title', { header_size: 'h1' }),
			widget('content', 'theme-post-content', {}),
		]),
	],
	archive: [
		container('archive', {}, [
			widget('title', 'theme-archive-title', { header_size: 'h1' }),
			widget('posts', 'archive-posts', {}),
		]),
	],
	search: [
		container('search', {}, [
			widget('title', 'theme-archive-title', { header_size: 'h1' }),
			widget('again', 'search-form', {}),
			widget('posts', 'archive-posts', {}),
		]),
	],
	'not-found': [
		container('missing', {}, [
			widget('title', 'heading', { title: 'Page not found', header_size: 'h1' }),
			widget('text', 'text-editor', {
				editor: '<p>There is nothing at this address. A search may help.</p>',
			}),
			widget('search', 'search-form', {}),
		]),
	],
} satisfies Record<string, ElementNode[]>;

function container(id: string, settings: ElementSettings, children: ElementNode[]): ElementNode {
	return {
		id: `default-${id}`,
		elType: 'container',
		widgetType: null,
		settings: {
			padding: { unit: 'px', top: '24', right: '24', bottom: '24', left: '24' },
			...settings,
		},
		renderedHtml: null,
		children: children.map((child) => ({ ...child, id: `default-${id}-${child.id}` })),
	};
}

function widget(id: string, widgetType: string, settings: ElementSettings): ElementNode {
	return { id, elType: 'widget', widgetType, settings, renderedHtml: null, children: [] };
}
