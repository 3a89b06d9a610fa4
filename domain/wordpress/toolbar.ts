/** Pages of the site that are no visitor's, and that the bar of a login leads to. */
export type ToolbarPlace = 'submissions' | 'orders' | 'outbox' | 'graphiql';

/** The bar above the pages of a visitor who is logged in: WordPress's admin bar, as far as this host leads. */
export interface Toolbar {
	/** Display name of the user; plain text. */
	user: string;
	/** True if the user may open the editor's view of a page. */
	mayEdit: boolean;
	/** The pages for staff that the role of the user opens, with their own paths. */
	places: readonly { place: ToolbarPlace; path: string }[];
	/** Own path and query that end the login at once and lead back to the page. */
	logOut: string;
}
