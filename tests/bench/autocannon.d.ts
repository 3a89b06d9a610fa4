/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
	interface Request {
		path: string;
		method: string;
		headers?: Record<string, string>;
		body?: string;
	}
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration?: number;
		/** The number of requests, used instead of a duration. */
		amount?: number;
		requests: Request[];
	}
	interface Result {
		errors: number;
		non2xx: number;
		'2xx': number;
		/** Seconds. */
		duration: number;
	}
	const autocannon: (options: Options) => Promise<Result>;
	export = autocannon;
}
