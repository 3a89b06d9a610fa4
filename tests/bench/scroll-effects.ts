/**
 * The cost of scroll effects, side by side: N elements that move and fade on a page of 10,000 px, which is scrolled by
 * half at 2,500 px a second. The floor is one loop of frames over cached boxes; against it the handler, one
 * ScrollTrigger for each element, and one scroll listener for each that reads the layout.
 *
 * `SCROLL_COUNTS=10,100 npm run bench -- scroll-effects` runs it with these numbers of elements instead of 10, 100,
 * 500 and 2,000.
 */
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { judge, show } from './support/judge';
import { bundleContender, measureScroll, type ScrollMeasure } from './support/measure-scroll';
import { median } from './support/median';

const COUNTS = (process.env.SCROLL_COUNTS ?? '10,100,500,2000').split(',').map(Number);
/**
 * The distance of a scroll and its duration. The design has twice the distance in four seconds; half is used so that
 * the benchmark ends within three minutes.
 */
const WAY = { px: 5_000, ms: 2_000 };
/** The number of rounds of the two contenders that are judged; the others are only measured in the first round. */
const ROUNDS = 3;
const PER_FRAME_BAR = 1.3;
/**
 * The largest allowed share of the time of one ScrollTrigger for each element: 60 ms of 5,525 ms when it was measured.
 * Machines differ, but this share does not.
 */
const SET_UP_BAR = 60 / 5_525;
/** The largest difference that no visitor can see between two pictures, in pixels and shares. */
const NEAR = { y: 1, opacity: 0.02 };
/** The largest number of elements, to which the limit of the set-up time applies. */
const SET_UP_COUNT = 2_000;
const CONTENDERS = {
	floor: 'plain frames, cached boxes (floor)',
	ours: 'ours',
	'scroll-trigger': 'one ScrollTrigger each',
	reading: 'one layout-reading listener each',
};

type Name = keyof typeof CONTENDERS;
const names = Object.keys(CONTENDERS) as Name[];
const scripts = new Map<Name, string>();
for (const name of names) scripts.set(name, await bundleContender(name));
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
// The first page of a browser is slower than all others, so it does not count.
await measureScroll(browser, scripts.get('floor') ?? '', 10, {
	px: 500,
	ms: 200,
	isRestWanted: false,
});

for (const count of COUNTS) {
	const measures = new Map<Name, ScrollMeasure[]>(names.map((name) => [name, []]));
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const name of names) {
			if (round > 0 && name !== 'floor' && name !== 'ours') continue;
			measures.get(name)?.push(
				await measureScroll(browser, scripts.get(name) ?? '', count, {
					...WAY,
					isRestWanted: round === 0,
				}),
			);
		}
	}
	judgeCount(count, (name) => measures.get(name) ?? []);
}
await browser.close();

function judgeCount(count: number, measuresOf: (name: Name) => readonly ScrollMeasure[]): void {
	const of = (name: Name, key: Exclude<keyof ScrollMeasure, 'shown'>) =>
		median(measuresOf(name).flatMap((measure) => measure[key] ?? []));
	const n = count.toLocaleString('en');
	console.log(
		`  ${n} elements: set-up, main thread a frame, dropped frames, idle frames and script`,
	);
	for (const name of names) {
		const numbers = [
			show(of(name, 'setUp'), 'ms'),
			`${of(name, 'perFrame').toFixed(2)} ms`,
			`${of(name, 'dropped')}`,
			`${of(name, 'idleFrames')}`,
			`${of(name, 'idleScript').toFixed(2)} ms`,
		];
		console.log(
			`    ${CONTENDERS[name].padEnd(36)}${numbers.map((one) => one.padStart(10)).join('')}`,
		);
	}
	assertSamePicture(count, measuresOf);
	judge({
		what: `${n} effects, main thread a frame`,
		value: of('ours', 'perFrame') / of('floor', 'perFrame'),
		unit: '×',
		atMost: PER_FRAME_BAR,
		sides: names.map((name) => `${name} ${of(name, 'perFrame').toFixed(2)} ms`).join(', '),
	});
	judge({
		what: `${n} effects, frames dropped`,
		value: of('ours', 'dropped'),
		unit: '',
		atMost: of('floor', 'dropped'),
		sides: names.map((name) => `${name} ${of(name, 'dropped')}`).join(', '),
	});
	judge({
		what: `${n} effects, frames in a second without movement`,
		value: of('ours', 'idleFrames'),
		unit: '',
		atMost: 0,
		sides: names.map((name) => `${name} ${of(name, 'idleFrames')}`).join(', '),
	});
	if (count !== SET_UP_COUNT) return;
	judge({
		what: `${n} effects, set-up beside one ScrollTrigger each`,
		value: (100 * of('ours', 'setUp')) / of('scroll-trigger', 'setUp'),
		unit: '%',
		atMost: 100 * SET_UP_BAR,
		sides: names.map((name) => `${name} ${show(of(name, 'setUp'), 'ms')}`).join(', '),
	});
}

/**
 * @throws if a contender shows something other than the floor, because its measurement would be meaningless
 * @throws when a contender shows something else than the floor: it would measure nothing.
 */
function assertSamePicture(
	count: number,
	measuresOf: (name: Name) => readonly ScrollMeasure[],
): void {
	const shown = (name: Name) => measuresOf(name)[0]?.shown ?? [];
	const floor = shown('floor');
	for (const name of names) {
		const strays = shown(name).filter(({ y, opacity }, at) => {
			const { y: floorY = Number.NaN, opacity: floorOpacity = Number.NaN } = floor[at] ?? {};
			return !(Math.abs(y - floorY) < NEAR.y && Math.abs(opacity - floorOpacity) < NEAR.opacity);
		});
		if (strays.length === 0 && shown(name).length === floor.length) continue;
		throw new Error(
			`${count}: ${name} shows ${JSON.stringify(strays.slice(0, 5))}, the floor ${JSON.stringify(floor.slice(0, 5))}`,
		);
	}
}
