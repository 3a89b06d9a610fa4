/** Cookies of people who are shown something of their own: as in WordPress, caches let them pass. */
const PERSONAL_COOKIE = /(?:^|;\s*)(?:wordpress_logged_in_|wp-postpass_)/;

/** Parameters that name a node by its database id; the first that is there counts. */
const NODE_PARAMETERS = ['preview_id', 'p', 'page_id'] as const;

/** Names a category by its database id: WordPress's own lists of categories send it. */
const CATEGORY_PARAMETER = 'cat';

/** Parameters that show a page to an editor. */
const EDITING_PARAMETERS = [
	...NODE_PARAMETERS,
	CATEGORY_PARAMETER,
	'preview',
	'elementor-preview',
	'popup-preview',
	'theme_template_id',
] as const;
const EDITING_QUERY = new RegExp(`[?&](?:${EDITING_PARAMETERS.join('|')})(?:=|&|$)`);

/**
 * Whether a request must pass by the page cache.
 *
 * @param address path and query as the request wrote them
 * @param cookies the `Cookie` header
 */
export function isPrivateRequest(address: string, cookies: string | null | undefined): boolean {
	return (!!cookies && PERSONAL_COOKIE.test(cookies)) || EDITING_QUERY.test(decodeNames(address));
}

/** A parameter's name may be percent-encoded; a broken encoding hides nothing that `URLSearchParams` would find. */
function decodeNames(address: string): string {
	const at = address.indexOf('?');
	if (at < 0 || !address.includes('%', at)) return address;
	return `?${new URLSearchParams(address.slice(at + 1)).toString()}`;
}

/** What an editor asks for. */
export interface EditingRequest {
	/** `?theme_template_id=`. */
	forcedTemplateId: number | null;
	/** `?popup-preview=`. */
	previewPopupId: number | null;
	/** `?p=`, `?page_id=`, `?preview_id=`: a node by its database id. */
	nodeId: number | null;
	/** `?cat=`: a category by its database id. */
	categoryId: number | null;
	/** `?preview=true`: its draft. */
	isPreview: boolean;
}

/** Reads the editing parameters; ids that are none count as not given. */
export function parseEditingRequest(query: URLSearchParams): EditingRequest {
	return {
		forcedTemplateId: idOf(query.get('theme_template_id')),
		previewPopupId: idOf(query.get('popup-preview')),
		nodeId: idOf(NODE_PARAMETERS.map((name) => query.get(name)).find((id) => id !== null) ?? null),
		categoryId: idOf(query.get(CATEGORY_PARAMETER)),
		isPreview: query.get('preview') === 'true',
	};
}

/** The parameters beside those that name a node or a category. */
export function withoutNode(query: URLSearchParams): URLSearchParams {
	const others = new URLSearchParams(query);
	for (const name of [...NODE_PARAMETERS, CATEGORY_PARAMETER, 'preview']) others.delete(name);
	return others;
}

function idOf(text: string | null): number | null {
	return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
