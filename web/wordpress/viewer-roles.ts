/**
 * The text of the operation `ViewerRoles`, exactly as the host has it (a test compares both). The page sends it without
 * a GraphQL client, which a page without other queries does not load.
 */
export const VIEWER_ROLES_TEXT = `query ViewerRoles {
  viewer {
    name
    roles {
      nodes {
        name
        __typename
      }
      __typename
    }
    __typename
  }
}`;

interface AnsweredViewer {
	name?: string | null;
	roles?: { nodes?: { name?: string | null }[] } | null;
}

interface ViewerRolesAnswer {
	data?: { viewer?: AnsweredViewer | null } | null;
}

/** The visitor who is logged in. */
interface Viewer {
	name: string;
	roles: string[];
}

let asked: Promise<Viewer | null> | undefined;

/**
 * Returns the roles of the visitor, `['subscriber']`; null for a guest, or if there is no answer. A page sends the
 * query only once.
 */
export async function viewerRoles(): Promise<string[] | null> {
	return (await viewer())?.roles ?? null;
}

/** Returns the name under which the visitor is logged in; null for a guest, or if there is no answer. */
export async function viewerName(): Promise<string | null> {
	return (await viewer())?.name ?? null;
}

function viewer(): Promise<Viewer | null> {
	asked ??= ask();
	return asked;
}

async function ask(): Promise<Viewer | null> {
	try {
		const response = await fetch('/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify({ operationName: 'ViewerRoles', query: VIEWER_ROLES_TEXT }),
		});
		const { data } = (await response.json()) as ViewerRolesAnswer;
		if (!data?.viewer) return null;
		const { name, roles } = data.viewer;
		return { name: name ?? '', roles: (roles?.nodes ?? []).flatMap((role) => role.name ?? []) };
	} catch {
		return null;
	}
}
