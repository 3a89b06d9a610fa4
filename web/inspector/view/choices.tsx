import { activeDevices, type Breakpoints } from '@outrigger/rules/builder/breakpoints';
import { deviceWord } from '../setting-origin';

interface ChoicesProps {
	words: readonly (readonly [value: string, word: string])[];
	/** The stored value. */
	value: unknown;
	/** The choice that applies if nothing is stored. */
	usual: unknown;
	onValue: (value: unknown) => void;
}

/** A choice of several values. Stored values that are not offered stay stored. */
export function Choices({ words, value, usual, onValue }: ChoicesProps) {
	const chosen: unknown[] = Array.isArray(value) ? value : Array.isArray(usual) ? [...usual] : [];
	return (
		<div className="devices-inputs">
			{words.map(([stored, word]) => (
				<label key={stored}>
					<input
						type="checkbox"
						checked={chosen.includes(stored)}
						onChange={({ target }) => {
							const others = chosen.filter((one) => one !== stored);
							onValue(target.checked ? [...others, stored] : others);
						}}
					/>
					{word}
				</label>
			))}
		</div>
	);
}

interface DevicesProps extends Pick<ChoicesProps, 'value' | 'onValue'> {
	control: { usual: unknown };
	breakpoints: Breakpoints;
}

/**
 * A choice of the kit's devices. If no value is stored, all devices are chosen, unless the control has another default.
 */
export function Devices({ value, onValue, breakpoints, control }: DevicesProps) {
	const active = activeDevices(breakpoints);
	const words = active.map((device) => [device, deviceWord(device)] as const);
	return <Choices {...{ words, value, onValue }} usual={control.usual ?? active} />;
}
