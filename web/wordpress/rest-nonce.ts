const ADDRESS = '/wp-admin/admin-ajax.php?action=rest-nonce';

/**
 * The proof of a login for REST calls; WordPress gives it to a login alone. Empty where nobody is logged in.
 * @throws what `fetch` throws
 */
export async function restNonce(signal?: AbortSignal): Promise<string> {
	const response = await fetch(ADDRESS, { ...(signal && { signal }), credentials: 'same-origin' });
	const nonce = response.ok ? (await response.text()).trim() : '';
	return nonce === '0' ? '' : nonce;
}
