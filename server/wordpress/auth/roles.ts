import type { UserRecord } from '@outrigger/formats/model/records';

const READER = ['read', 'level_0'];
const CONTRIBUTOR = [...READER, 'edit_posts', 'delete_posts', 'level_1'];
const AUTHOR = [
	...CONTRIBUTOR,
	'upload_files',
	'publish_posts',
	'edit_published_posts',
	'delete_published_posts',
	'level_2',
];
const EDITOR = [
	...AUTHOR,
	'moderate_comments',
	'manage_categories',
	'manage_links',
	'unfiltered_html',
	'edit_others_posts',
	'edit_private_posts',
	'read_private_posts',
	'delete_others_posts',
	'delete_private_posts',
	'edit_pages',
	'edit_others_pages',
	'edit_published_pages',
	'edit_private_pages',
	'read_private_pages',
	'publish_pages',
	'delete_pages',
	'delete_others_pages',
	'delete_published_pages',
	'delete_private_pages',
	'level_3',
	'level_4',
	'level_5',
	'level_6',
	'level_7',
];
/** The capabilities of an administrator of a single site, in the order in which WordPress lists those of each role. */
const ADMINISTRATOR = [
	'switch_themes',
	'edit_themes',
	'activate_plugins',
	'edit_plugins',
	'edit_users',
	'edit_files',
	'manage_options',
	'moderate_comments',
	'manage_categories',
	'manage_links',
	'upload_files',
	'import',
	'unfiltered_html',
	'edit_posts',
	'edit_others_posts',
	'edit_published_posts',
	'publish_posts',
	'edit_pages',
	'read',
	'level_10',
	'level_9',
	'level_8',
	'level_7',
	'level_6',
	'level_5',
	'level_4',
	'level_3',
	'level_2',
	'level_1',
	'level_0',
	'edit_others_pages',
	'edit_published_pages',
	'publish_pages',
	'delete_pages',
	'delete_others_pages',
	'delete_published_pages',
	'delete_posts',
	'delete_others_posts',
	'delete_published_posts',
	'delete_private_posts',
	'edit_private_posts',
	'read_private_posts',
	'delete_private_pages',
	'edit_private_pages',
	'read_private_pages',
	'delete_users',
	'create_users',
	'unfiltered_upload',
	'edit_dashboard',
	'update_plugins',
	'delete_plugins',
	'install_plugins',
	'update_themes',
	'install_themes',
	'update_core',
	'list_users',
	'remove_users',
	'promote_users',
	'edit_theme_options',
	'delete_themes',
	'export',
];
const inOrder = (capabilities: readonly string[]) =>
	ADMINISTRATOR.filter((capability) => capabilities.includes(capability));

const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
	administrator: ADMINISTRATOR,
	editor: inOrder(EDITOR),
	author: inOrder(AUTHOR),
	contributor: inOrder(CONTRIBUTOR),
	subscriber: READER,
	customer: READER,
};

const DISPLAY_NAMES: Readonly<Record<string, string>> = {
	administrator: 'Administrator',
	editor: 'Editor',
	author: 'Author',
	contributor: 'Contributor',
	subscriber: 'Subscriber',
	customer: 'Customer',
};

/** A role as WPGraphQL lists it. */
export interface RoleRecord {
	/** `editor`. */
	name: string;
	/** `Editor`. */
	displayName: string;
	capabilities: readonly string[];
}

/** The role with a name; an unknown role may only read. */
export function roleOf(name: string): RoleRecord {
	return {
		name,
		displayName: DISPLAY_NAMES[name] ?? name,
		capabilities: CAPABILITIES[name] ?? READER,
	};
}

/** The roles that WordPress comes with, the mightiest first. */
export function allRoles(): RoleRecord[] {
	return Object.keys(CAPABILITIES).map(roleOf);
}

/** Every capability of a user, then the names of the roles, as WordPress lists them. */
export function capabilitiesOf(user: UserRecord): string[] {
	const capabilities = user.roles.flatMap((role) => roleOf(role).capabilities);
	return [...new Set([...capabilities, ...user.roles])];
}

/** True for a viewer with the capability; a visitor (`null`) has none. */
export function may(viewer: UserRecord | null, capability: string): boolean {
	return viewer !== null && capabilitiesOf(viewer).includes(capability);
}
