import { describe, expect, it } from 'vitest';
import { analyticsHit, collectAddress, SESSION_LENGTH_MS, visitorNow } from './analytics-hit';

const NOW = 1_800_000_000_000;
const KNOWN = `7.1799999990 1799999990 3 ${NOW}`;

describe('a visitor', () => {
	it('is a new visitor without stored values', () => {
		expect(visitorNow(null, NOW, 42)).toEqual({
			stored: `42.1800000000 1800000000 1 ${NOW}`,
			parameters: { cid: '42.1800000000', sid: '1800000000', sct: '1', _fv: '1', _ss: '1' },
		});
	});

	it.each([
		[SESSION_LENGTH_MS - 1, { sid: '1799999990', sct: '3' }],
		[SESSION_LENGTH_MS, { sid: '1800001800', sct: '4', _ss: '1' }],
	])('after %d ms is in the session %j', (pause, session) => {
		const { stored, parameters } = visitorNow(KNOWN, NOW + pause, 42);
		expect(parameters).toEqual({ cid: '7.1799999990', ...session });
		expect(stored).toBe(`7.1799999990 ${session.sid} ${session.sct} ${NOW + pause}`);
	});

	it('is known by longer numbers, too', () => {
		const { parameters } = visitorNow(`71.1799999990 1799999990 13 ${NOW}`, NOW, 42);
		expect(parameters).toEqual({ cid: '71.1799999990', sid: '1799999990', sct: '13' });
	});

	it.each([
		'',
		`x${KNOWN}`,
		'{}',
		'7',
		`x&tid=G-EVIL 1799999990 3 ${NOW}`,
		`7.1799999990 1.5 3 ${NOW}`,
		`7.1799999990 1799999990 -3 ${NOW}`,
		'7.1799999990 1799999990 3 soon',
		`${KNOWN} `,
	])('is a new visitor if "%s" is stored', (stored) => {
		expect(visitorNow(stored, NOW, 42)).toEqual(visitorNow(null, NOW, 42));
	});
});

describe('a hit', () => {
	const page = {
		dl: 'https://b.example/?a=1&b=2',
		dr: '',
		dt: 'Bay',
		ul: 'de-AT',
		sr: '390x844',
	};
	const hit = (name: string, parameters: Record<string, string | number>) =>
		analyticsHit(visitorNow(KNOWN, NOW, 42).parameters, page, { name, parameters });

	it('has the page, the visitor, the event and the consent: statistics allowed, advertising denied', () => {
		const address = collectAddress('https://collect.example/g/collect', 'G-AB12');
		expect(Object.fromEntries(new URL(address + hit('page_view', {})).searchParams)).toEqual({
			v: '2',
			tid: 'G-AB12',
			cid: '7.1799999990',
			sid: '1799999990',
			sct: '3',
			seg: '1',
			gcs: 'G101',
			npa: '1',
			ul: 'de-at',
			sr: '390x844',
			dl: page.dl,
			dr: '',
			dt: 'Bay',
			en: 'page_view',
		});
	});

	it('is one line, with texts and numbers apart, cut where the provider cuts', () => {
		const line = hit('video_progress', {
			video_percent: 0,
			video_url: 'x\ny&en=z',
			link_url: 'a'.repeat(101),
			none: '',
		});
		expect(line).not.toContain('\n');
		const said = new URLSearchParams(line);
		expect(said.getAll('en')).toEqual(['video_progress']);
		expect(said.get('epn.video_percent')).toBe('0');
		expect(said.get('ep.video_url')).toBe('x\ny&en=z');
		expect(said.get('ep.link_url')).toHaveLength(100);
		expect(said.has('ep.none')).toBe(false);
	});
});
