import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';

/**
 * The templates for a site without a fitting template of its own: a stock WordPress without the
 * extension, or a content folder without templates. They are element trees like every other, so
 * every widget works in them.
 */
/** The settings of entries in lists: only the title is a link, because one link for each entry is enough. */
const LIST: ElementSettings = {
	archive_classic_meta_data: ['date', 'author'],
	archive_classic_show_read_more: '',
	archive_classic_title_tag: 'h2',
	archive_classic_excerpt_length: 32,
};

const templatesIn = (say: Say, homePath: string) => ({
	header: [
		container('header', { flex_direction: 'row' }, [
			container('brand', { content_width: 'full', css_classes: 'shell-brand' }, [
				widget('logo', 'theme-site-logo', { image_size: 'medium' }),
				widget('title', 'theme-site-title', { header_size: 'div' }),
			]),
			widget('menu', 'nav-menu', { pointer: 'none', text_align: 'aside' }),
		]),
	],
	footer: [
		container('footer', { flex_direction: 'row' }, [
			container('about', { css_classes: 'shell-about' }, [
				widget('title', 'theme-site-title', { header_size: 'div' }),
				widget('tagline', 'text-editor', dynamic('editor', 'site-tagline')),
			]),
			widget('search', 'search-form', { placeholder: say('search.site'), button_type: 'icon' }),
		]),
	],
	singular: [
		container('singular', {}, [
			widget('kicker', 'post-info', {
				icon_list: [{ _id: 'terms', type: 'terms', taxonomy: 'category', show_icon: 'none' }],
				_css_classes: 'shell-kicker',
			}),
			widget('title', 'theme-post-title', { header_size: 'h1' }),
			widget('info', 'post-info', {
				icon_list: ['author', 'date', 'comments'].map((type) => ({
					_id: type,
					type,
					show_icon: 'none',
				})),
				_css_classes: 'shell-info',
			}),
			widget('picture', 'theme-post-featured-image', {
				image_size: 'large',
				caption_source: 'attachment',
			}),
			widget('content', 'theme-post-content', {}),
			widget('tags', 'post-info', {
				icon_list: [
					{
						_id: 'tags',
						type: 'terms',
						taxonomy: 'post_tag',
						show_icon: 'none',
						text_prefix: say('page.tags'),
					},
				],
				_css_classes: 'shell-tags',
			}),
			widget('author', 'author-box', { link_to: 'posts_archive', author_name_tag: 'p' }),
			widget('comments', 'post-comments', {}),
		]),
	],
	product: [
		container('product', {}, [
			widget('title', 'theme-post-title', { header_size: 'h1' }),
			widget('price', 'woocommerce-product-price', {}),
			widget('pictures', 'woocommerce-product-images', {}),
			widget('short', 'woocommerce-product-short-description', {}),
			widget('add', 'woocommerce-product-add-to-cart', {}),
			widget('stock', 'woocommerce-product-stock', {}),
			widget('content', 'theme-post-content', {}),
			widget('meta', 'woocommerce-product-meta', {}),
			widget('comments', 'post-comments', {}),
		]),
	],
	page: [
		container('page', {}, [
			widget('title', 'theme-page-title', { header_size: 'h1' }),
			widget('picture', 'theme-post-featured-image', { image_size: 'large' }),
			widget('content', 'theme-post-content', {}),
			widget('comments', 'post-comments', {}),
		]),
	],
	archive: [
		container('archive', {}, [
			widget(
				'title',
				'theme-archive-title',
				dynamic('title', 'archive-title', { include_context: 'yes' }),
			),
			widget('description', 'text-editor', dynamic('editor', 'archive-description')),
			widget('posts', 'archive-posts', LIST),
		]),
	],
	search: [
		container('search', {}, [
			widget('title', 'theme-archive-title', { header_size: 'h1' }),
			widget('again', 'search-form', {}),
			widget('posts', 'archive-posts', LIST),
		]),
	],
	'not-found': [
		container('missing', {}, [
			widget('title', 'heading', { title: say('page.notFound'), header_size: 'h1' }),
			widget('text', 'text-editor', {
				editor: `<p>${say('page.notFoundText', { start: `<a href="${escapeMarkup(homePath)}">${say('page.start')}</a>` })}</p>`,
			}),
			widget('search', 'search-form', { button_type: 'text' }),
		]),
	],
});

type Templates = ReturnType<typeof templatesIn>;
const made = new WeakMap<Say, Map<string, Templates>>();

/**
 * The trees with the texts of a language; the same object for the same texts and front page.
 * @param homePath path of the start page in that language
 */
export function defaultTemplates(say: Say, homePath = '/'): Templates {
	const ofWords = made.get(say) ?? new Map<string, Templates>();
	const templates = ofWords.get(homePath) ?? templatesIn(say, homePath);
	made.set(say, ofWords.set(homePath, templates));
	return templates;
}

function container(id: string, settings: ElementSettings, children: ElementNode[]): ElementNode {
	return {
		id: `default-${id}`,
		elType: 'container',
		widgetType: null,
		settings,
		renderedHtml: null,
		children: children.map((child) => ({ ...child, id: `default-${id}-${child.id}` })),
	};
}

function widget(id: string, widgetType: string, settings: ElementSettings): ElementNode {
	return { id, elType: 'widget', widgetType, settings, renderedHtml: null, children: [] };
}

/** A control whose value is dynamic, so that WordPress supplies it. */
function dynamic(control: string, tag: string, settings: ElementSettings = {}): ElementSettings {
	const written = encodeURIComponent(JSON.stringify(settings));
	return {
		__dynamic__: { [control]: `[elementor-tag id="" name="${tag}" settings="${written}"]` },
	};
}
