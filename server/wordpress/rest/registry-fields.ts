import type { ContentTypeRecord } from '@outrigger/formats/model/records';
import {
	capabilitiesOf,
	type DescribedTaxonomy,
	type DescribedType,
	termRightsOf,
} from './own-types';

/** Pictures of WordPress's own types. A type without a picture gets the picture of posts, and `null`. */
const ICONS: Readonly<Record<string, string>> = {
	post: 'dashicons-admin-post',
	page: 'dashicons-admin-page',
	attachment: 'dashicons-admin-media',
};

/** Further fields of a type: its icon, and its free layout. */
export const layoutFields = ({ name }: ContentTypeRecord) => ({
	icon: () => ICONS[name] ?? null,
	template: () => [],
	template_lock: () => false,
});

/** The fields of a type for its editors. */
export function typeEditorFields(type: DescribedType) {
	return {
		capabilities: () => capabilitiesOf(type),
		viewable: () => type.public,
		labels: () => ({ name: type.label, singular_name: type.singularLabel }),
		visibility: () => ({
			show_in_nav_menus: type.public && type.name !== 'attachment',
			show_ui: !type.isHidden,
		}),
	};
}

/** Taxonomies with capabilities of their own. */
const TERM_FAMILIES: Readonly<Record<string, string>> = {
	category: 'categories',
	post_tag: 'post_tags',
};

/** The fields of a taxonomy for its editors. */
export function taxonomyEditorFields(taxonomy: DescribedTaxonomy) {
	const isPublic = taxonomy.hasPages !== false;
	const isShown = !taxonomy.isHidden;
	return {
		capabilities: () => {
			const own = TERM_FAMILIES[taxonomy.name];
			const { manage, assign } = termRightsOf(taxonomy);
			const named = (deed: string) => (own ? `${deed}_${own}` : manage);
			return {
				manage_terms: named('manage'),
				edit_terms: named('edit'),
				delete_terms: named('delete'),
				assign_terms: own ? `assign_${own}` : assign,
			};
		},
		labels: () => ({ name: taxonomy.label, singular_name: taxonomy.singularLabel }),
		show_cloud: () => isPublic,
		visibility: () => ({
			public: isPublic,
			publicly_queryable: isPublic,
			show_admin_column: isShown,
			show_in_nav_menus: isPublic,
			show_in_quick_edit: isShown,
			show_ui: isShown,
		}),
	};
}

/** The fields of a status for editors. */
export const statusEditorFields = (slug: string) => ({
	private: () => slug === 'private',
	protected: () => ['future', 'draft', 'pending'].includes(slug),
	show_in_list: () => slug !== 'trash',
});
