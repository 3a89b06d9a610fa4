import { TRY_OUT_HEADER, tryOutCookie } from '../transport/try-out-request';
import { type AssetSet, createAssetSender, loadAssets } from './assets';
import { DEFAULT_TABS, TRY_OUT_TABS } from './default-tabs';

/** GraphiQL, every byte of it from this origin. */
export interface GraphiQL {
	/** The page, for a browser that opens `/graphql`; `null` for every other request. */
	page(request: Request): Promise<Response | null>;
	/** A file of the page; 404 for an address that names none. */
	asset(request: Request): Promise<Response>;
}

/**
 * The page's own policy. Its script is a file of ours; the editor writes its styles with script, which no hash
 * can name beforehand.
 */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"worker-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self' data:",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'self'",
].join('; ');

function pageOf({ script, style }: AssetSet, hasTryOuts: boolean): string {
	const options = {
		title: 'GraphiQL',
		// Shown to a visitor who was not here before; afterwards the browser keeps the tabs.
		defaultTabs: [...DEFAULT_TABS, ...(hasTryOuts ? TRY_OUT_TABS : [])].map(
			({ query, variables }) => ({
				query,
				variables: JSON.stringify(variables, null, 2),
			}),
		),
		credentials: 'same-origin',
		...(hasTryOuts && { additionalHeaders: { [TRY_OUT_HEADER]: '1' } }),
		shouldPersistHeaders: false,
	};
	const json = JSON.stringify(options).replace(/</g, '\\u003c');
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style.path}">
<script type="application/json" id="graphiql-options">${json}</script>
<script src="${script.path}" defer></script>
</head>
<body class="no-focus-outline">
<noscript>GraphiQL needs script. The schema is also at <a href="/schema.graphql">/schema.graphql</a>.</noscript>
<div id="root"></div>
</body>
</html>
`;
}

/** @param hasTryOuts true where visitors may try out mutations: the page then sets a cookie */
export function createGraphiQL(hasTryOuts = false): GraphiQL {
	let loading: Promise<AssetSet> | undefined;
	const assets = () => {
		loading ??= loadAssets();
		return loading;
	};
	const send = createAssetSender();

	return {
		async page(request) {
			const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false;
			if (request.method !== 'GET' || !isBrowser) return null;
			const cookie = hasTryOuts ? tryOutCookie(request) : null;
			return new Response(pageOf(await assets(), hasTryOuts), {
				headers: {
					...(cookie && { 'Set-Cookie': cookie }),
					'Content-Type': 'text/html; charset=utf-8',
					'Cache-Control': hasTryOuts ? 'no-store' : 'no-cache',
					'Content-Security-Policy': POLICY,
					'Referrer-Policy': 'strict-origin-when-cross-origin',
					Vary: 'Accept',
					'X-Content-Type-Options': 'nosniff',
				},
			});
		},
		async asset(request) {
			const { script, style, workers } = await assets();
			const { pathname } = new URL(request.url);
			const file = [script, style, ...Object.values(workers)].find(({ path }) => path === pathname);
			return file === undefined ? new Response(null, { status: 404 }) : send(request, file);
		},
	};
}
