import type { ContentTypeRecord } from '@outrigger/formats/model/records';

/** WordPress's labels for media; missing ones are those for posts. */
const MEDIA_LABELS = {
	addNew: 'Add Media File',
	addNewItem: 'Add Media File',
	allItems: 'Media',
	archives: 'Media',
	attributes: 'Attachment Attributes',
	viewItem: 'View Media File',
	filterItemsList: 'Filter posts list',
	insertIntoItem: 'Insert into post',
	itemsList: 'Posts list',
	itemsListNavigation: 'Posts list navigation',
	newItem: 'New Post',
	notFound: 'No posts found.',
	notFoundInTrash: 'No posts found in Trash.',
	searchItems: 'Search Posts',
	uploadedToThisItem: 'Uploaded to this post',
	viewItems: 'View Posts',
};

/**
 * The labels of a content type in WordPress's administration (`PostTypeLabelDetails`), built from the type's two names.
 * Labels that WordPress does not build from names are the same for all types.
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
