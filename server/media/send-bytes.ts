/** Bytes in hand; a HEAD gets their length alone. */
export function sendBytes(request: Request, bytes: Uint8Array, headers: Headers): Response {
	headers.set('Content-Length', String(bytes.byteLength));
	const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
	return new Response(body, { headers });
}
