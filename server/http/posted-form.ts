/**
 * The fields and files of a posted form, multipart or urlencoded; null where it is something else or cannot be read.
 * Whoever calls has bounded the body.
 */
export async function readPostedForm(request: Request): Promise<FormData | null> {
	if (request.method !== 'POST') return null;
	const type = request.headers.get('content-type') ?? '';
	if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) return null;
	return request.formData().catch(() => null);
}
