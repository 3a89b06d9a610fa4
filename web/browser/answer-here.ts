/** Answers a request in the page itself. `search` is the query of its address, `?lang=de`, or empty. */
export type AnswerHere = (init: RequestInit | undefined, search: string) => Promise<Response>;

/**
 * Answers requests to own paths in this page, before they reach the network. The caller notices no difference.
 * @param answers maps a path to its answer; requests to all other paths reach the network
 */
export function answerHere(answers: ReadonlyMap<string, AnswerHere>): void {
	const ask = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		if (typeof input !== 'string') return ask(input, init);
		const [path = '', query] = input.split('?');
		const search = query === undefined ? '' : `?${query}`;
		return answers.get(path)?.(init, search) ?? ask(input, init);
	};
}

/**
 * Gives the page another address before any code has read it.
 * @param change takes the path and returns own path and query; null keeps the address
 */
export function readdress(change: (pathname: string) => string | null): void {
	const address = change(location.pathname);
	if (address !== null) history.replaceState(history.state, '', address + location.hash);
}
