const ADDRESS = '/wp-admin/admin-ajax.php?action=rest-nonce';

/**
 * Returns the proof of a login for REST calls; WordPress gives it only to a logged-in visitor. Empty if the visitor is
 * not logged in.
 * @throws any error of `fetch`
 */
export async function restNonce(signal?: AbortSignal): Promise<string> {
	const response = await fetch(ADDRESS, { ...(signal && { signal }), credentials: 'same-origin' });
	const nonce = response.ok ? (await response.text()).trim() : '';
	return nonce === '0' ? '' : nonce;
}
