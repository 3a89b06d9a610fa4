import { ownValue } from '@outrigger/rules/values/own-value';

/** Descriptions of parameters and fields by their names, where both mean the same. */
const WORDS: Readonly<Record<string, string>> = {
	alt_text: 'What is read instead of the picture.',
	auto_add: 'Whether new pages at the top are put into it.',
	author: 'Number of the user who wrote it.',
	author_email: 'E-mail address of who wrote it.',
	author_ip: 'Network address of who wrote it.',
	author_name: 'Name of who wrote it.',
	author_url: 'Web address of who wrote it.',
	author_user_agent: 'The browser it came from.',
	avatar_urls: 'Pictures of the person by size.',
	caption: 'Caption of the file.',
	class_list: 'Classes that a theme gives its element.',
	comment_status: 'Whether comments are open.',
	content: 'The text.',
	count: 'How much published content carries it.',
	date: "When it was published, by the site's clock.",
	date_floating: 'Whether its content may be without a date of its own.',
	date_format: "How dates are written, in PHP's letters.",
	date_gmt: 'When it was published, in UTC.',
	default_category: 'Number of the category of posts that have none.',
	default_comment_status: 'Whether new posts take comments.',
	default_ping_status: 'Whether new posts take pingbacks.',
	default_post_format: 'Format of posts that name none.',
	description: 'Description.',
	email: 'E-mail address.',
	excerpt: 'Summary.',
	featured_media: 'Number of the picture that stands for it.',
	filename: 'Name of the file.',
	first_name: 'First name.',
	force: 'Whether it is deleted for good instead of thrown into the trash.',
	format: 'Format in the sense of themes.',
	guid: 'Name that it keeps for good.',
	has_archive: 'Whether there is a page that lists them all.',
	hierarchical: 'Whether one may stand under another.',
	id: 'Number in the database.',
	language: 'Language of the site.',
	last_name: 'Last name.',
	locations: 'Places of the theme that show it.',
	link: 'Full address.',
	locale: 'Language that they read.',
	media_details: 'Sizes and further facts of the file.',
	media_type: 'Whether it is a picture or another file.',
	menu_order: 'Place among its siblings.',
	meta: 'Further values that are open to everybody.',
	mime_type: 'Kind of the file.',
	modified: "When it was last changed, by the site's clock.",
	modified_gmt: 'When it was last changed, in UTC.',
	name: 'Name.',
	nickname: 'Nickname.',
	page_for_posts: 'Number of the page that lists the posts.',
	page_on_front: 'Number of the front page.',
	parent: 'Number of what it stands under.',
	password: 'What visitors have to know to read it.',
	ping_status: 'Whether pingbacks are open.',
	post: 'Number of the content that it belongs to.',
	posts_per_page: 'How many posts a page lists.',
	public: 'Whether visitors see content of this state.',
	queryable: 'Whether visitors may ask for content of this state.',
	reassign: 'Number of the user who gets their content.',
	registered_date: 'When the account was made.',
	rest_base: 'Last part of the route of its list.',
	rest_namespace: 'First parts of the route of its list.',
	roles: 'Names of roles.',
	show_on_front: 'What the front page shows, posts or a page.',
	site_icon: 'Number of the picture that is the icon.',
	site_logo: 'Number of the picture that is the logo.',
	slug: 'Last part of the address.',
	source_url: 'Address of the file itself.',
	start_of_week: 'First day of the week, 0 for Sunday.',
	status: 'State of publication.',
	sticky: 'Whether it is pinned to the top.',
	subtype: 'Kind within its type.',
	taxonomies: 'Names of the taxonomies it takes.',
	taxonomy: 'Name of the taxonomy.',
	template: 'File of the layout.',
	time_format: "How times are written, in PHP's letters.",
	timezone: 'Time zone of the site.',
	title: 'Title.',
	type: 'Kind.',
	types: 'Names of the content types that carry it.',
	url: 'Web address.',
	use_smilies: 'Whether smileys become pictures.',
	username: 'Login name.',
};

/** Descriptions of parameters for reading that differ from the field of the same name, or have no such field. */
const READING: Readonly<Record<string, string>> = {
	after: 'Only what was published after this moment.',
	author: 'Only what these users wrote, by number.',
	author_exclude: 'Not what these users wrote, by number.',
	before: 'Only what was published before this moment.',
	context: 'For whom the fields are: readers, lists that embed, or editors.',
	exclude: 'Not these, by number.',
	hide_empty: 'Whether terms that nothing carries are left out.',
	ignore_sticky: 'Whether pinned posts stand in their place by date.',
	include: 'Only these, by number.',
	modified_after: 'Only what was changed after this moment.',
	modified_before: 'Only what was changed before this moment.',
	offset: 'How many are passed over.',
	order: 'Which way they are ordered.',
	orderby: 'By what they are ordered.',
	page: 'Which part of the list, from 1.',
	parent: 'Only what stands under these, by number.',
	parent_exclude: 'Not what stands under these, by number.',
	password: 'The password that it is locked with.',
	per_page: 'How many a part of the list holds.',
	post: 'Only what belongs to this content, by number.',
	roles: 'Only users of these roles.',
	search: 'Only what has these words.',
	slug: 'Only these last parts of addresses.',
	status: 'Only what has these states.',
	sticky: 'Only what is pinned to the top, or only what is not.',
	subtype: 'Only these content types or taxonomies.',
	tax_relation: 'Whether all taxonomies that are asked for have to fit, or one.',
	type: 'Only what is of this type.',
};

/**
 * The description of a field or of a parameter for writing. A name that WordPress does not have is that of a site's
 * own taxonomy.
 */
export const fieldWords = (name: string): string =>
	ownValue(WORDS, name) ?? `Numbers of its terms of ${name}.`;

/** The description of a parameter for reading. */
export function parameterWords(name: string): string {
	const taxonomy = name.replace(/_exclude$/, '');
	return (
		ownValue(READING, name) ??
		ownValue(WORDS, name) ??
		(taxonomy === name
			? `Only what carries these terms of ${name}, by number.`
			: `Not what carries these terms of ${taxonomy}, by number.`)
	);
}
