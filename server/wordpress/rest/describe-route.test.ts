import { describe, expect, it } from 'vitest';
import { site } from './testing/ask-site';

describe('the descriptions of routes in REST', () => {
	it('OPTIONS of settings and menus, which visitors may not read, has their schema', async () => {
		const options = async (path: string) =>
			(await site()(`/wp-json/wp/v2/${path}`, { method: 'OPTIONS' })).body;
		expect((await options('settings')).schema).toMatchObject({
			title: 'settings',
			properties: {
				title: { type: 'string' },
				posts_per_page: { type: 'integer' },
				default_comment_status: { enum: ['open', 'closed'] },
			},
		});
		const menus = await options('menus');
		expect(menus.methods).toEqual(['GET', 'POST']);
		expect(menus.schema.title).toBe('nav_menu');
		expect(Object.keys(menus.schema.properties)).toEqual(
			expect.arrayContaining(['id', 'name', 'locations', 'auto_add']),
		);
		expect(await options('plugins')).not.toHaveProperty('schema');
	});

	it('the index tells of each route what its OPTIONS tells, and what the index takes', async () => {
		const { routes } = (await site()('/wp-json/')).body;
		const at = async (path: string) => {
			const { namespace, methods, endpoints } = (
				await site()(`/wp-json${path}`, { method: 'OPTIONS' })
			).body;
			return { namespace, methods, endpoints };
		};
		expect(routes['/wp/v2/posts']).toMatchObject(await at('/wp/v2/posts'));
		expect(routes['/wp/v2/posts'].endpoints[0].args).toHaveProperty('per_page');
		expect(routes['/wp/v2/posts/(?P<id>[\\d]+)']).toEqual(await at('/wp/v2/posts/1'));
		expect(routes['/wp/v2/settings']).toMatchObject(await at('/wp/v2/settings'));
		expect(routes['/'].endpoints[0].args).toEqual({
			context: { default: 'view', required: false },
		});
		expect((await site()('/wp-json/wp/v2')).body.routes['/wp/v2/search']).toEqual(
			routes['/wp/v2/search'],
		);
	});
});
