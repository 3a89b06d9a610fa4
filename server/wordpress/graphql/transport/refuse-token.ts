/**
 * The answer to a request whose token of a login is none: WPGraphQL JWT Authentication refuses every field of it in these
 * words, by which clients know that the token has to be renewed.
 * @param fault in the words of the plugin's library; null for a good token or none
 */
export function refuseToken(fault: string | null): Response | null {
	if (fault === null) return null;
	const errors = [{ message: `invalid-secret-key | ${fault}`, extensions: { code: 'FORBIDDEN' } }];
	return Response.json({ errors, data: null });
}
