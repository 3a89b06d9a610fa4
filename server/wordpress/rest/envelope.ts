/** The answer of a route before it is written. */
export interface Answer {
	status: number;
	data: unknown;
	headers: Record<string, string>;
}

/** Counts are numbers inside a body. */
const withNumbers = (headers: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [
			name,
			name.startsWith('X-WP-') ? Number(value) : value,
		]),
	);

/** `_envelope`: status and headers inside the body, for clients that can read only the body. */
export function enveloped({ status, data, headers }: Answer): Answer {
	const isEmpty = Object.keys(headers).length === 0;
	// PHP writes an empty map as a list.
	return {
		status: 200,
		data: { body: data, status, headers: isEmpty ? [] : withNumbers(headers) },
		headers: {},
	};
}
