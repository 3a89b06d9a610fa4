/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration: number;
		method?: string;
		headers?: Record<string, string>;
		body?: string;
	}
	interface Result {
		errors: number;
		non2xx: number;
		/** A second. */
		requests: { average: number };
	}
	const autocannon: (options: Options) => Promise<Result>;
	export = autocannon;
}
