const HEADERS = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };

/** The most presses in one request. The builder sends ten at a time. */
const MOST_CLICKS = 100;

/**
 * Takes the presses on floating buttons that the builder's own script counts: ids of documents, `clicks[]`. The mock
 * keeps no count; it only sends WordPress's answer.
 */
export function answerClicks(form: FormData): Response {
	const clicks = form.getAll('clicks[]');
	const isWhole =
		clicks.length > 0 &&
		clicks.length <= MOST_CLICKS &&
		clicks.every((click) => /^[1-9]\d{0,15}$/.test(`${click}`));
	return Response.json({ success: isWhole }, { status: isWhole ? 200 : 400, headers: HEADERS });
}
