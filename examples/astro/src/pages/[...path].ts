import type { APIRoute } from 'astro';
import { site } from '../site';

/** The host answers all requests that pages of the builder make: scripts, fonts, pictures, forms. */
export const ALL: APIRoute = async ({ request }) => {
	const host = await site;
	return host.owns(request) ? host.fetch(request) : new Response('Not found', { status: 404 });
};
