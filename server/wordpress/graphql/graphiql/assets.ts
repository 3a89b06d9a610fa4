import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NARROW_LAYOUT } from './narrow-layout';

/** A file of GraphiQL under an address that names its content. */
export interface Asset {
	/** `/graphql/assets/3f2a…/graphiql.js`. */
	path: string;
	contentType: string;
	body: Buffer;
}

/** Every file that the page names, by a short name. */
export interface AssetSet {
	script: Asset;
	style: Asset;
	/** Workers of the editor, by the editor's label for them. */
	workers: Record<string, Asset>;
}

export const ASSETS_PATH = '/graphql/assets/';
const SCRIPT = 'text/javascript; charset=utf-8';

function asset(name: string, contentType: string, text: string): Asset {
	const body = Buffer.from(text, 'utf8');
	const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
	return { path: `${ASSETS_PATH}${hash}/${name}`, contentType, body };
}

/** Gives the editor the addresses of its workers. Runs before GraphiQL, in the same file. */
const environment = (workers: Record<string, Asset>) => {
	const paths = Object.fromEntries(
		Object.entries(workers).map(([label, { path }]) => [label, path]),
	);
	return `self.MonacoEnvironment={globalAPI:false,getWorkerUrl:(_,label)=>(${JSON.stringify(paths)})[label]};`;
};

/**
 * GraphiQL moves a pressed tab a little, so some presses end beside it, and the row of tabs gets the click. This script
 * passes such a click to the pressed tab.
 */
const TABS = `;{let pressed=null;addEventListener('pointerdown',(e)=>{pressed=e.target.closest('.graphiql-tab-button')},true);addEventListener('click',(e)=>{const tab=pressed;pressed=null;if(tab&&e.target.matches('.graphiql-tabs'))tab.click()},true)}`;

/**
 * The package lists only its own plugin and so drops GraphiQL's default plugin, the history, although it contains its
 * code.
 *
 * @throws Error if the code of the package differs from the code that this function changes
 */
export function withHistory(script: string): string {
	const history = /\bconst (\w+)=\{title:"History",icon:/.exec(script)?.[1];
	const listed = script.replace(
		/\bplugins:\[(\w+)\],schemaDescription:/,
		`plugins:[${history},$1],schemaDescription:`,
	);
	if (history === undefined || listed === script) {
		throw new Error(
			'GraphiQL has another list of plugins than before, so the history would be missing. Look for "plugins:" in @graphql-yoga/render-graphiql and change withHistory.',
		);
	}
	return listed;
}

/** Starts GraphiQL with the options in the page's JSON block. Runs after GraphiQL, in the same file. */
const START = `;YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'),JSON.parse(document.querySelector('#graphiql-options').textContent));`;

/**
 * Runs the query of the first tab once it is shown, on a first visit only: stored tabs of a browser may contain a
 * mutation. This script runs before GraphiQL, which starts to store tabs.
 */
const FIRST_RUN = `;{const isNew=!Object.keys(localStorage).some((key)=>key.startsWith('graphiql:'));const run=()=>{const button=document.querySelector('.graphiql-execute-button');if(!button||button.disabled||!document.querySelector('.graphiql-query-editor .view-line')?.textContent)return;observer.disconnect();button.click()};const observer=new MutationObserver(run);if(isNew)observer.observe(document.querySelector('#root'),{childList:true,subtree:true})}`;

/** Takes GraphiQL out of the package that contains it, 9 MB in one module, when a visitor first opens it. */
export async function loadAssets(): Promise<AssetSet> {
	const parts = await import('@graphql-yoga/render-graphiql/graphiql');
	const workers = {
		editorWorkerService: asset('editor.worker.js', SCRIPT, parts.editorWorkerService),
		json: asset('json.worker.js', SCRIPT, parts.jsonWorker),
		graphql: asset('graphql.worker.js', SCRIPT, parts.graphqlWorker),
	};
	return {
		workers,
		script: asset(
			'graphiql.js',
			SCRIPT,
			environment(workers) + withHistory(parts.js) + TABS + FIRST_RUN + START,
		),
		style: asset('graphiql.css', 'text/css; charset=utf-8', parts.css + NARROW_LAYOUT),
	};
}

const compressors = {
	br: (body: Buffer) =>
		// A better quality would take another second to save the last few per cent of 5 MB.
		promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: promisify(gzip),
};

/** Sends files compressed; each is compressed once per encoding and kept. */
export function createAssetSender(): (request: Request, file: Asset) => Promise<Response> {
	const kept = new Map<string, Promise<Buffer>>();
	return async (request, file) => {
		const accepted = request.headers.get('accept-encoding') ?? '';
		const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
		const headers = new Headers({
			'Content-Type': file.contentType,
			'Cache-Control': 'public, max-age=31536000, immutable',
			Vary: 'Accept-Encoding',
			'X-Content-Type-Options': 'nosniff',
		});
		if (encoding === null) return new Response(new Uint8Array(file.body), { headers });
		const key = `${encoding} ${file.path}`;
		const compressed = kept.get(key) ?? compressors[encoding](file.body);
		kept.set(key, compressed);
		headers.set('Content-Encoding', encoding);
		return new Response(new Uint8Array(await compressed), { headers });
	};
}
