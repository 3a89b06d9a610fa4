import { describe, expect, it } from 'vitest';
import { eventLine, pageQuery, readVisitor, SESSION_LENGTH_MS, visitorNow } from './analytics-hit';

const NOW = 1_800_000_000_000;
const known = {
	clientId: '7.1799999990',
	sessionId: 1_799_999_990,
	sessionCount: 3,
	lastSeenMs: NOW,
};

describe('a visitor', () => {
	it('is somebody new where nothing is known', () => {
		expect(visitorNow(null, NOW, 42)).toEqual({
			clientId: '42.1800000000',
			sessionId: 1_800_000_000,
			sessionCount: 1,
			lastSeenMs: NOW,
			isNew: true,
			isFirstSeen: true,
		});
	});

	it.each([
		[SESSION_LENGTH_MS - 1, false],
		[SESSION_LENGTH_MS, true],
	])('after %d ms begins another session: %s', (pause, isNew) => {
		const now = visitorNow(known, NOW + pause, 42);
		expect([now.isNew, now.isFirstSeen, now.clientId]).toEqual([isNew, false, known.clientId]);
		expect([now.sessionId, now.sessionCount]).toEqual(
			isNew ? [Math.floor((NOW + pause) / 1000), 4] : [known.sessionId, 3],
		);
	});

	it('is read as stored, and is nobody where that is broken', () => {
		expect(readVisitor(JSON.stringify({ ...known, more: 1 }))).toEqual(known);
		for (const text of [
			null,
			'',
			'[]',
			'7',
			JSON.stringify({ ...known, clientId: 'x&tid=G-EVIL' }),
			JSON.stringify({ ...known, sessionId: 1.5 }),
			JSON.stringify({ ...known, lastSeenMs: '1' }),
		]) {
			expect(readVisitor(text)).toBeNull();
		}
	});
});

describe('a hit', () => {
	it('says where, by whom and with which consent: statistics allowed, advertising denied', () => {
		const query = new URLSearchParams(
			pageQuery('G-AB12', known, {
				address: 'https://b.example/?a=1&b=2',
				referrer: '',
				title: 'Bay',
				language: 'de-AT',
				screen: '390x844',
			}),
		);
		expect(Object.fromEntries(query)).toEqual({
			v: '2',
			tid: 'G-AB12',
			cid: known.clientId,
			sid: '1799999990',
			sct: '3',
			seg: '1',
			gcs: 'G101',
			npa: '1',
			ul: 'de-at',
			sr: '390x844',
			dl: 'https://b.example/?a=1&b=2',
			dt: 'Bay',
		});
	});

	it('has a line for each event, with texts and numbers apart, cut where the provider cuts', () => {
		const line = eventLine(
			{
				name: 'video_progress',
				parameters: { video_percent: 25, video_url: 'x\ny&en=z', none: '' },
			},
			['_fv'],
		);
		expect(line).not.toContain('\n');
		expect(Object.fromEntries(new URLSearchParams(line))).toEqual({
			en: 'video_progress',
			_fv: '1',
			'epn.video_percent': '25',
			'ep.video_url': 'x\ny&en=z',
		});
		const long = eventLine({ name: 'click', parameters: { link_url: 'a'.repeat(101) } });
		expect(new URLSearchParams(long).get('ep.link_url')).toHaveLength(100);
	});
});
