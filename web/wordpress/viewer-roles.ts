/**
 * The text of `ViewerRoles` as the host knows it (a test compares them). It is sent by itself: a page that asks
 * nothing else needs no GraphQL client.
 */
export const VIEWER_ROLES_TEXT = `query ViewerRoles {
  viewer {
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

interface ViewerRolesAnswer {
	data?: { viewer?: { roles?: { nodes?: { name?: string | null }[] } | null } | null } | null;
}

let asked: Promise<string[] | null> | undefined;

/** Roles of the visitor, `['subscriber']`; null for nobody, and where no answer comes. Asked once for the page. */
export function viewerRoles(): Promise<string[] | null> {
	asked ??= ask();
	return asked;
}

async function ask(): Promise<string[] | null> {
	try {
		const response = await fetch('/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify({ operationName: 'ViewerRoles', query: VIEWER_ROLES_TEXT }),
		});
		const { data } = (await response.json()) as ViewerRolesAnswer;
		if (!data?.viewer) return null;
		return (data.viewer.roles?.nodes ?? []).flatMap(({ name }) => name ?? []);
	} catch {
		return null;
	}
}
