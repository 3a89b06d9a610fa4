import { describe, expect, it } from 'vitest';
import { isPrivateRequest, parseEditingRequest } from './private-request';

describe('a request that passes by the cache', () => {
	it.each([
		['/', 'wordpress_logged_in_ab12=x'],
		['/', 'a=b; wp-postpass_ab12=x'],
		['/', 'a=b; __Host-wp-postpass_ab12=x'],
		['/', '__Host-wordpress_logged_in_ab12=x'],
		['/?preview=true&p=1', ''],
		['/?x=1&theme_template_id=3', ''],
		['/?%74heme_template_id=3', ''],
		['/?page_id=4', ''],
		['/?cat=4', ''],
		['/?graphql', ''],
		['/index.php?rest_route=/wp/v2/posts', ''],
		['/?author=1', ''],
		['/?attachment_id=3', ''],
		['/?tag=salt', ''],
		['/?a=b&category_name=sea', ''],
		['/?n%61me=first', ''],
		['http://boats.example/?author_name=ed', ''],
	])('%s with the cookie "%s"', (address, cookie) => {
		expect(isPrivateRequest(address, cookie)).toBe(true);
	});

	it.each([
		['/', null],
		['/preview/', 'consent=1; not_wordpress_logged_in_x=1'],
		['/?s=preview&paged=2', ''],
		['/?e-page-1=2', ''],
		['/?graphqls=1', ''],
		// Values with which a form is filled in.
		['/contact/?name=Ann', ''],
		['/?surname=Ann', ''],
	])('is not %s with the cookie "%s"', (address, cookie) => {
		expect(isPrivateRequest(address, cookie)).toBe(false);
	});

	it('names the ids that an editor requests, without invalid ids', () => {
		const parse = (query: string) => parseEditingRequest(new URLSearchParams(query));
		expect(parse('p=7&preview=true&theme_template_id=9')).toEqual({
			forcedTemplateId: 9,
			previewPopupId: null,
			nodeId: 7,
			categoryId: null,
			authorId: null,
			slug: null,
			isPreview: true,
			isLeaving: false,
		});
		expect(parse('page_id=-1&theme_template_id=1e3&preview=1')).toEqual({
			forcedTemplateId: null,
			previewPopupId: null,
			nodeId: null,
			categoryId: null,
			authorId: null,
			slug: null,
			isPreview: false,
			isLeaving: false,
		});
		expect(parse('p=4&preview=false')).toMatchObject({ isPreview: false, isLeaving: true });
		expect(parse('category_name=sea/deep/').slug).toEqual({ of: 'category_name', text: 'deep' });
		expect(parse('tag=a&name=b').slug).toEqual({ of: 'name', text: 'b' });
		expect(parse(`tag=${'a'.repeat(200)}`).slug?.text).toHaveLength(200);
		expect(parse(`tag=${'a'.repeat(201)}`).slug).toBeNull();
		expect(parse('tag=').slug).toBeNull();
		expect(parse('cat=12').categoryId).toBe(12);
		expect(parse('cat=-1').categoryId).toBeNull();
		expect(parse('author=2').authorId).toBe(2);
		expect(parse('attachment_id=3').nodeId).toBe(3);
	});
});
