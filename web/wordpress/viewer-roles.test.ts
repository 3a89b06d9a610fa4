import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown) => fetched.mockResolvedValue(Response.json(body));
const viewer = (names: (string | null)[]) => ({
	data: { viewer: { roles: { nodes: names.map((name) => ({ name })) } } },
});

/** Returns `viewerRoles` in the state of a page that has just been loaded. */
async function ofNewPage() {
	vi.resetModules();
	const { viewerRoles } = await import('./viewer-roles');
	return viewerRoles;
}

beforeEach(() => {
	vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

it.each([
	['who is logged in', viewer(['editor', 'shop_manager']), ['editor', 'shop_manager']],
	['somebody without a role', { data: { viewer: { roles: null } } }, []],
	['somebody with a role that has no name', viewer([null, 'author']), ['author']],
	['nobody', { data: { viewer: null } }, null],
	['an error', { errors: [{ message: 'no' }], data: null }, null],
	['something else', [], null],
])('an answer with %s gives the roles %#', async (_, body, expected) => {
	answer(body);
	expect(await (await ofNewPage())()).toEqual(expected);
});

it('an answer that fails, or is no JSON, means that the visitor is not logged in', async () => {
	fetched.mockRejectedValueOnce(new TypeError('offline'));
	expect(await (await ofNewPage())()).toBeNull();
	fetched.mockResolvedValueOnce(new Response('<h1>Sorry</h1>'));
	expect(await (await ofNewPage())()).toBeNull();
});

it('viewerName returns the name of a visitor who is logged in, and null for a guest', async () => {
	answer({ data: { viewer: { name: 'Ann', roles: null } } });
	vi.resetModules();
	expect(await (await import('./viewer-roles')).viewerName()).toBe('Ann');
	answer({ data: { viewer: null } });
	vi.resetModules();
	expect(await (await import('./viewer-roles')).viewerName()).toBeNull();
});

it('a page sends the query once', async () => {
	answer(viewer(['editor']));
	const viewerRoles = await ofNewPage();
	expect(await Promise.all([viewerRoles(), viewerRoles()])).toEqual([['editor'], ['editor']]);
	expect(fetched).toHaveBeenCalledOnce();
});
