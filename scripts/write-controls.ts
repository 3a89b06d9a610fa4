/**
 * Writes `controls.json` from a record of the builder's controls (`{widget: {control: {type, default, …}}}`, gzipped)
 * that was measured on a running site: `npx tsx scripts/write-controls.ts <file>`. A person runs it when there is a
 * record of a newer builder; the record itself is not part of the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { commonGroups, type Entries, foldGroups } from './controls/fold-groups';
import {
	CONTROLS_FILE,
	type Control,
	expandControls,
	type WrittenControl,
	type WrittenWidget,
} from './controls/read-controls';

/** A control as the record has it. */
interface Recorded extends Omit<Control, 'units' | 'fields'> {
	units?: readonly string[];
	fields?: Readonly<Record<string, Recorded>>;
}

/** The record omits long sample texts, because no site shows them as defaults. */
const LEFT_OUT = '(a long sample text)';

function isBlank(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return value === undefined || value === '';
	return Object.entries(value).every(
		([key, part]) => ['unit', 'isLinked', 'sizes'].includes(key) || isBlank(part),
	);
}

function writtenControl(control: Recorded): WrittenControl {
	const { type, options, units, on, responsive, sentToBrowser, fields } = control;
	const { sizes, ...size } = (control.default ?? {}) as Record<string, unknown>;
	const usual = sizes === undefined ? control.default : size;
	const all = {
		type,
		...(options && { options }),
		...(!isBlank(usual) && { default: withoutSamples(usual) }),
		...(units && { units: units.join(' ') }),
		...(on !== undefined && on !== 'yes' && { on }),
		...(responsive && { responsive }),
		...(sentToBrowser && { sentToBrowser }),
		...(fields && { fields: writtenEntries(fields) }),
	};
	return Object.keys(all).length === 1 ? type : all;
}

function withoutSamples(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value).replaceAll(`"${LEFT_OUT}"`, 'null'));
}

function writtenEntries(controls: Readonly<Record<string, Recorded>>): Entries {
	return Object.fromEntries(
		Object.entries(controls).map(([name, control]) => [name, writtenControl(control)]),
	);
}

/**
 * Returns the shortest form of these controls: all of them, or only the differences from the controls of an earlier
 * widget.
 */
function writtenWidget(controls: Entries, before: ReadonlyMap<string, Entries>): WrittenWidget {
	const alike = [...before].map(([like, other]): WrittenWidget => {
		const without = Object.keys(other).filter((name) => !(name in controls));
		const own = Object.entries(controls).filter(
			([name, control]) => !isDeepStrictEqual(control, other[name]),
		);
		return { like, ...(without.length > 0 && { without }), controls: Object.fromEntries(own) };
	});
	const lines = ({ without = [], controls: own }: WrittenWidget) =>
		Object.keys(own).length + without.length;
	const best = alike.sort((a, b) => lines(a) - lines(b))[0];
	return best && lines(best) * 2 < Object.keys(controls).length ? best : { controls };
}

/** Writes the file as JSON with one control per line. */
function jsonOf(widgets: Readonly<Record<string, WrittenWidget>>, groups: Record<string, Entries>) {
	const lines = (entries: Entries, indent: string) =>
		Object.entries(entries)
			.map(([name, control]) => `\n${indent}${JSON.stringify(name)}: ${JSON.stringify(control)}`)
			.join(',');
	const groupTexts = Object.entries(groups).map(
		([name, entries]) => `\n\t\t${JSON.stringify(name)}: {${lines(entries, '\t\t\t')}\n\t\t}`,
	);
	const widgetTexts = Object.entries(widgets).map(([type, { controls, ...rest }]) => {
		const head = Object.entries(rest).map(
			([key, value]) => `\n\t\t\t"${key}": ${JSON.stringify(value)},`,
		);
		const body = lines(controls, '\t\t\t\t');
		return `\n\t\t${JSON.stringify(type)}: {${head.join('')}\n\t\t\t"controls": {${body}${body && '\n\t\t\t'}}\n\t\t}`;
	});
	return `{\n\t"groups": {${groupTexts.join(',')}\n\t},\n\t"widgets": {${widgetTexts.join(',')}\n\t}\n}\n`;
}

const [file] = process.argv.slice(2);
if (!file) {
	console.error('Which record? npx tsx scripts/write-controls.ts <file.json.gz>');
	process.exit(1);
}
const recorded: Record<string, Record<string, Recorded>> = JSON.parse(
	gunzipSync(readFileSync(file)).toString(),
);
const plain = new Map(
	Object.entries(recorded).map(([type, controls]) => [
		type.replace(/ \(.*\)$/, ''),
		writtenEntries(controls),
	]),
);
const groups = commonGroups([...plain.values()]);
const widgets: Record<string, WrittenWidget> = {};
const before = new Map<string, Entries>();
for (const [type, controls] of plain) {
	const folded = foldGroups(controls, groups);
	const { like, without, controls: own } = writtenWidget(folded, before);
	widgets[type] = { ...(like && { like }), ...(without && { without }), controls: own };
	before.set(type, folded);
}
const text = jsonOf(widgets, groups);
const read = expandControls(JSON.parse(text));
for (const [type, controls] of plain) {
	const unfolded = expandControls({ groups: {}, widgets: { [type]: { controls } } }).get(type);
	if (!isDeepStrictEqual(read.get(type), unfolded)) throw new Error(`${type} does not read back.`);
}
writeFileSync(CONTROLS_FILE, text);
