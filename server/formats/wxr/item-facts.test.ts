import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { guidOf } from '@outrigger/mock/media/guid';
import { describe, expect, it } from 'vitest';
import { type WxrPost, wxrFile } from '../../../tests/support/exports/wxr-file';

const load = (...posts: WxrPost[]) =>
	loadContent(join(writeContent({ 'export.xml': wxrFile({ posts }) }), 'export.xml'));
const picture: WxrPost = {
	id: 40,
	title: 'Bay',
	slug: 'bay',
	type: 'attachment',
	status: 'inherit',
	url: 'https://bay.example/wp-content/uploads/2026/05/bay.png',
};
const at = (slug: string, date: string, dateGmt: string) => ({
	id: null,
	title: slug,
	slug,
	date,
	dateGmt,
});

describe('the items of a WordPress export file', () => {
	it('media belong to the post that they were uploaded to, in the order of its gallery', async () => {
		const content = await load(
			{ id: 5, title: 'Trip', slug: 'trip', content: '[gallery]' },
			{ ...picture, parent: 5, order: 3 },
			{ ...picture, id: 41, slug: 'lost', parent: 99 },
		);
		expect(postNamed(content, 'bay')).toMatchObject({
			parentId: 5,
			menuOrder: 3,
			commentStatus: 'open',
			uri: '/bay/',
		});
		expect(postNamed(content, 'lost').parentId).toBe(0);
	});

	it('the permanent name is the one of the old site', async () => {
		const guid = 'https://bay.example/?post_type=boat&p=5';
		const content = await load(
			{ id: 5, title: 'Old', slug: 'old', guid },
			{ id: 6, title: 'New', slug: 'new' },
			{ id: 7, title: 'Odd', slug: 'odd', guid: 'javascript:alert(1)' },
		);
		const guids = ['old', 'new', 'odd'].map((slug) =>
			guidOf(postNamed(content, slug), 'https://new.example'),
		);
		expect(guids).toEqual([guid, 'https://new.example/?p=6', 'https://new.example/?p=7']);
	});

	it.each([
		['nothing', []],
		['+00:00', [at('a', '2026-01-01 10:00:00', '2026-01-01 10:00:00')]],
		['+05:30', [at('a', '2026-01-01 10:00:00', '2026-01-01 04:30:00')]],
		['-03:00', [at('a', '2026-01-01 10:00:00', '2026-01-01 13:00:00')]],
		['nothing', [at('a', '2026-01-01 10:00:00', '0000-00-00 00:00:00')]],
	])('the zone is %s, the difference between dates and their UTC', async (zone, posts) => {
		const { settings } = await load(...posts);
		expect(settings.timezone).toBe(zone === 'nothing' ? '+00:00' : zone);
	});

	it('the zone with summer time is one whose clocks show every date', async () => {
		const content = await load(
			at('winter', '2026-01-15 10:00:00', '2026-01-15 09:00:00'),
			at('summer', '2026-07-15 10:00:00', '2026-07-15 08:00:00'),
		);
		expect(content.settings.timezone).toMatch(/^(?:Africa|Arctic|Europe)\//);
		expect(postNamed(content, 'winter').dateGmt).toBe('2026-01-15T09:00:00');
		expect(postNamed(content, 'summer').dateGmt).toBe('2026-07-15T08:00:00');
	});

	it('a post that was scheduled for a past day is published', async () => {
		const content = await load(
			{ id: 5, title: 'Come', slug: 'come', status: 'future', date: '2020-01-01 10:00:00' },
			{ id: 6, title: 'Ahead', slug: 'ahead', status: 'future', date: '2999-01-01 10:00:00' },
		);
		expect(postNamed(content, 'come').status).toBe('publish');
		expect(postNamed(content, 'ahead').status).toBe('future');
	});
});
