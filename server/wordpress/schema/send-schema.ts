import { downloadableSdl } from './read-contract';

/** Sends the contract as a file to download; 404 if the site does not publish it. */
export function sendSchema(sdl: string, version: string, isOpen: boolean): Response {
	if (!isOpen) return new Response(null, { status: 404 });
	return new Response(downloadableSdl(sdl, version), {
		headers: {
			'Content-Type': 'application/graphql; charset=utf-8',
			'Content-Disposition': `attachment; filename="outrigger-${version}.graphql"`,
			'Cache-Control': 'no-cache',
			'X-Content-Type-Options': 'nosniff',
		},
	});
}
