import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import type { ControlKind } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { deviceKey } from '@outrigger/rules/builder/responsive';
import { rangeOf } from '@outrigger/rules/motion/read-setting';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { useId } from 'react';
import type { InspectedControl } from '../controls-of';
import { deviceWord, originOf, originWords } from '../setting-origin';
import { Choices, Devices } from './choices';

interface ControlProps {
	control: InspectedControl;
	settings: ElementSettings;
	device: Device;
	breakpoints: Breakpoints;
	/** @param value the new value; undefined removes the setting of this device */
	onChange: (name: string, value: unknown) => void;
	/** Called when a gesture ends; later changes are undone separately. */
	onEnd: () => void;
}

/** Inputs whose value changes many times in one gesture; the value of all other inputs changes once. */
const CONTINUOUS: ReadonlySet<string> = new Set(['range', 'stretch', 'text', 'moment']);

/** The kind of a control's value, if the value is no text. */
const KINDS_OF_VALUE: Readonly<Record<string, ControlKind>> = {
	range: 'slider',
	stretch: 'slider',
	devices: 'list',
	list: 'list',
};

/** One setting: its label, its value and the origin of the value, and the control to change it. */
export function Control(props: ControlProps) {
	const { control, settings, device, breakpoints, onChange, onEnd } = props;
	const id = useId();
	const on = control.perDevice ? device : 'desktop';
	const name = deviceKey(control.name, on);
	const { kind } = control.input;
	const origin = originOf(settings, control.name, on, breakpoints, {
		kind: KINDS_OF_VALUE[kind] ?? 'text',
		usual: control.usual,
		isSwitch: kind === 'checkbox',
	});
	const change = (value: unknown) => {
		onChange(name, value);
		if (!CONTINUOUS.has(kind)) onEnd();
	};
	const isGroup = kind === 'devices' || kind === 'list' || kind === 'stretch';
	const label = (
		<>
			{control.label}
			{control.perDevice && <span className="on-device"> ({deviceWord(on).toLowerCase()})</span>}
		</>
	);
	return (
		<div
			className={`control ${kind}`}
			{...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
		>
			<div className="control-head">
				{isGroup ? (
					<span id={`${id}-label`} className="control-label">
						{label}
					</span>
				) : (
					<label htmlFor={id} className="control-label">
						{label}
					</label>
				)}
				<span className={`origin ${origin.kind}`}>{originWords(origin)}</span>
				{origin.kind === 'own' && (
					<button
						type="button"
						className="reset"
						aria-label={`Take away what is stored for ${control.label}`}
						title="Take away"
						onClick={() => {
							onEnd();
							change(undefined);
							onEnd();
						}}
					>
						×
					</button>
				)}
			</div>
			<Input {...props} id={id} value={origin.value} onValue={change} />
		</div>
	);
}

interface InputProps extends ControlProps {
	id: string;
	value: unknown;
	onValue: (value: unknown) => void;
}

function Input(props: InputProps) {
	const { control, id, value, onValue } = props;
	const { input } = control;
	switch (input.kind) {
		case 'checkbox':
			return (
				<input
					id={id}
					type="checkbox"
					checked={value === 'yes'}
					onChange={({ target }) => onValue(target.checked ? 'yes' : '')}
				/>
			);
		case 'word': {
			const words = String(value ?? '')
				.split(/\s+/)
				.filter(Boolean);
			return (
				<input
					id={id}
					type="checkbox"
					checked={words.includes(input.word)}
					onChange={({ target }) => {
						const others = words.filter((word) => word !== input.word);
						onValue((target.checked ? [...others, input.word] : others).join(' ') || undefined);
					}}
				/>
			);
		}
		case 'select':
			return (
				<select
					id={id}
					value={offeredWord(value, input.words)}
					onChange={({ target }) => onValue(target.value)}
				>
					{input.words.map(([stored, word]) => (
						<option key={stored} value={stored}>
							{word}
						</option>
					))}
				</select>
			);
		case 'range':
			return <Range {...props} input={input} />;
		case 'stretch':
			return <Stretch {...props} />;
		case 'devices':
			return <Devices {...props} />;
		case 'list':
			return <Choices words={input.words} {...{ value, onValue }} usual={control.usual} />;
		case 'moment':
			return (
				<input
					id={id}
					type="datetime-local"
					value={typeof value === 'string' ? value.replace(' ', 'T') : ''}
					onBlur={props.onEnd}
					onChange={({ target }) => onValue(target.value.replace('T', ' ') || undefined)}
				/>
			);
		case 'text':
			return (
				<input
					id={id}
					type="text"
					value={typeof value === 'string' ? value : ''}
					spellCheck={false}
					onBlur={props.onEnd}
					onChange={({ target }) => onValue(target.value)}
				/>
			);
	}
}

/**
 * Returns the keyword to show. A stored keyword that the control does not offer is shown as the first keyword that it
 * offers.
 */
function offeredWord(value: unknown, words: readonly (readonly [string, string])[]): string {
	return words.find(([stored]) => stored === value)?.[0] ?? words[0]?.[0] ?? '';
}

function Range({
	id,
	control,
	value,
	onValue,
	onEnd,
	input,
}: InputProps & { input: Extract<InspectedControl['input'], { kind: 'range' }> }) {
	const { least, most, step, unit, isSlider } = input;
	const size = Number(plainObjectOf(value).size ?? value);
	const shown = Number.isFinite(size) && value !== '' && value !== undefined ? size : '';
	const store = (text: string) => {
		const number = Math.min(Math.max(Number(text), least), most);
		if (text === '' || Number.isNaN(number)) return onValue(undefined);
		return onValue(isSlider ? { unit: unit || 'px', size: number, sizes: [] } : number);
	};
	const bounds = {
		min: least,
		max: most,
		step,
		onPointerUp: onEnd,
		onBlur: onEnd,
		onChange: ({ target }: { target: { value: string } }) => store(target.value),
	};
	return (
		<div className="range-inputs">
			<input id={id} type="range" {...bounds} value={shown === '' ? least : shown} />
			<input type="number" aria-label={`${control.label}, as a number`} {...bounds} value={shown} />
			{unit && <span className="unit">{unit}</span>}
		</div>
	);
}

function Stretch({ control, value, onValue, onEnd }: InputProps) {
	const { start, end } =
		rangeOf(value) ?? (plainObjectOf(control.usual) as { start: number; end: number });
	const store = (sizes: { start: number; end: number }) => onValue({ unit: '%', size: '', sizes });
	return (
		<div className="stretch-inputs">
			<label>
				<span>Bottom {start} %</span>
				<input
					type="range"
					min={0}
					max={100}
					onPointerUp={onEnd}
					onBlur={onEnd}
					value={start}
					onChange={({ target }) => store({ start: Math.min(Number(target.value), end), end })}
				/>
			</label>
			<label>
				<span>Top {end} %</span>
				<input
					type="range"
					min={0}
					max={100}
					onPointerUp={onEnd}
					onBlur={onEnd}
					value={end}
					onChange={({ target }) => store({ start, end: Math.max(Number(target.value), start) })}
				/>
			</label>
		</div>
	);
}
