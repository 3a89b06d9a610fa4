import type { ContentTypeRecord } from '../../store/records';

/** WordPress's words for media, which it does not make of the names. */
const MEDIA_LABELS = {
	addNew: 'Add Media File',
	addNewItem: 'Add Media File',
	allItems: 'Media',
	archives: 'Media',
	attributes: 'Attachment Attributes',
	viewItem: 'View Media File',
};

/**
 * The words that WordPress's screens use for a content type (`PostTypeLabelDetails`), made of its two names; the same
 * words for all types where WordPress has one for all.
 */
export function labelsOf({ name, label, singularLabel, hierarchical }: ContentTypeRecord) {
	const many = label.toLowerCase();
	const one = singularLabel.toLowerCase();
	return {
		name: label,
		singularName: singularLabel,
		menuName: label,
		addNew: 'Add',
		addNewItem: `Add ${singularLabel}`,
		allItems: `All ${label}`,
		archives: `${singularLabel} Archives`,
		attributes: `${singularLabel} Attributes`,
		editItem: `Edit ${singularLabel}`,
		featuredImage: 'Featured image',
		filterItemsList: `Filter ${many} list`,
		insertIntoItem: `Insert into ${one}`,
		itemsList: `${label} list`,
		itemsListNavigation: `${label} list navigation`,
		newItem: `New ${singularLabel}`,
		notFound: `No ${many} found.`,
		notFoundInTrash: `No ${many} found in Trash.`,
		parentItemColon: hierarchical ? `Parent ${singularLabel}:` : null,
		removeFeaturedImage: 'Remove featured image',
		searchItems: `Search ${label}`,
		setFeaturedImage: 'Set featured image',
		uploadedToThisItem: `Uploaded to this ${one}`,
		useFeaturedImage: 'Use as featured image',
		viewItem: `View ${singularLabel}`,
		viewItems: `View ${label}`,
		...(name === 'attachment' && MEDIA_LABELS),
	};
}
