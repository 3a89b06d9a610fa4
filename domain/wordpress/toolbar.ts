/** The pages of the site for staff that the toolbar can link to. */
export type ToolbarPlace = 'submissions' | 'orders' | 'outbox' | 'graphiql';

/**
 * The toolbar above the pages of a visitor who is logged in: the part of WordPress's admin bar that this host supports.
 */
export interface Toolbar {
	/** Display name of the user; plain text. */
	user: string;
	/** True if the user may open the editor's view of a page. */
	mayEdit: boolean;
	/** The pages for staff that the user's role may open, with their paths on this site. */
	places: readonly { place: ToolbarPlace; path: string }[];
	/** The path and query on this site that end the login at once and return to the page. */
	logOut: string;
}
