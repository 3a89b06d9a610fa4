import { createRestReader, type RestReader } from '../rest-reader';

/** A site of fixed answers: path without `_fields` → answer. Everything else is 404. */
export interface StubSite {
	reader: RestReader;
	/** The paths of the requests in their order, with their methods unless that is GET. */
	asked: string[];
	answers: Map<string, () => Response | Promise<Response>>;
}

export const HOME = 'https://boats.test';

/** Makes a record of core REST. */
export const record = (id: number, path: string, more: object = {}) => ({
	id,
	type: 'page',
	slug: path.split('/').at(-2) ?? '',
	link: HOME + path,
	status: 'publish',
	title: { rendered: `Record ${id}` },
	...more,
});

/** Makes a page that names the record behind it. */
export const pageOf = (path: string) =>
	new Response('', {
		headers: {
			link: `<${HOME}/wp-json/>; rel="https://api.w.org/", <${HOME}/wp-json/${path}>; rel="alternate"; title="JSON"; type="application/json"`,
		},
	});

/** A site with posts, pages, files, boats and categories. */
export function stubSite(): StubSite {
	const answers = new Map<string, () => Response | Promise<Response>>();
	const json = (body: unknown) => () => Response.json(body);
	const type = (slug: string, rest_base: string, more: object = {}) => ({
		slug,
		name: slug,
		rest_base,
		...more,
	});
	answers.set(
		'/wp-json/',
		json({ name: 'Boats', home: HOME, page_on_front: 1, page_for_posts: 2 }),
	);
	answers.set(
		'/wp-json/wp/v2/types',
		json({
			post: type('post', 'posts'),
			page: type('page', 'pages', { hierarchical: true }),
			boat: type('boat', 'boats', { has_archive: 'fleet' }),
			wp_block: type('wp_block', 'blocks'),
		}),
	);
	answers.set('/wp-json/wp/v2/taxonomies', json({ category: type('category', 'categories') }));
	const asked: string[] = [];
	const reader = createRestReader(async (path, init) => {
		const short = path.replace(/[?&]_fields=[^&]*/, '');
		asked.push(init?.method ? `${init.method} ${short}` : short);
		const answer = await (answers.get(short)?.() ?? new Response('[]', { status: 404 }));
		return { status: answer.status, headers: answer.headers, text: await answer.text() };
	});
	return { reader, asked, answers };
}
