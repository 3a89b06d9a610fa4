/** Network addresses, by the request that came from there. */
const addresses = new WeakMap<Request, string>();

/** Notes the network address that a request comes from. */
export function noteAddress(request: Request, address: string): void {
	if (address !== '') addresses.set(request, address);
}

/** The network address that a request comes from; empty where the host has not noted it. */
export const addressOf = (request: Request): string => addresses.get(request) ?? '';

/** Assigns a request's visitor address to a copy or a part of that request. @returns the copy */
export function withAddressOf(copy: Request, original: Request): Request {
	noteAddress(copy, addressOf(original));
	return copy;
}
