/** Sends bytes from memory; for a HEAD request it sends only their length. */
export function sendBytes(request: Request, bytes: Uint8Array, headers: Headers): Response {
	headers.set('Content-Length', String(bytes.byteLength));
	const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
	return new Response(body, { headers });
}
