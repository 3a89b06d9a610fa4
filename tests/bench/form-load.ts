/**
 * Two hundred forms a second for half a minute, with a `kill -9` in the middle: every visitor with a success message
 * has one submission in the database. It also measures the visitors' wait, compared with a plain insert in the same
 * seconds (without a bar, because it depends on other users of the disk).
 */
import { runFormLoad } from '../support/form-load';
import { judge, show } from './support/judge';

const LOAD = { perSecond: 200, seconds: 30, killedAfter: 15 };

const { acknowledged, wronglyStored, sentAgain, beforeKillMs, afterKillMs, bareInsertMs } =
	await runFormLoad(LOAD);
const sent = LOAD.perSecond * LOAD.seconds;
judge({
	what: `forms of ${show(sent)} that were thanked for and are not stored exactly once, over a kill -9`,
	value: wronglyStored.size,
	unit: '',
	atMost: 0,
	sides: `${show(acknowledged)} thanked for, ${show(sentAgain)} sent again after the kill`,
});
judge({
	what: 'forms that nobody was thanked for',
	value: sent - acknowledged,
	unit: '',
	atMost: 0,
	sides: `${show(LOAD.perSecond)} a second for ${LOAD.seconds} s`,
});
const told = (values: readonly number[]) =>
	[50, 99].map((percent) => `${percentile(values, percent).toFixed(1)} ms`).join(', p99 ');
console.log(`  answers before the kill (no bar): middle ${told(beforeKillMs)}
           at the first try after it, while the site starts and others come again: middle ${told(afterKillMs)}
           a bare insert in the same seconds: middle ${told(bareInsertMs)}`);

/** The value that `percent` of the values do not exceed; 0 if there are no values. */
function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
