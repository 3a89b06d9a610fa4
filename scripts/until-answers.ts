/**
 * The longest time that a server may take to start, in milliseconds: on a slow machine it takes long to read its
 * content and to load the sanitiser.
 */
const START_MS = 60_000;

/**
 * Waits until a server that was just started answers an address with success.
 *
 * @throws Error after a minute
 */
export async function untilAnswers(address: string): Promise<Response> {
	const begun = Date.now();
	while (Date.now() - begun < START_MS) {
		const answer = await fetch(address).catch(() => null);
		if (answer?.ok) return answer;
		await new Promise((wake) => setTimeout(wake, 200));
	}
	throw new Error(`${address} did not answer.`);
}
