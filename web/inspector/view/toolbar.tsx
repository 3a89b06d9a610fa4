import type { Device } from '@outrigger/rules/builder/breakpoints';
import { deviceWord } from '../setting-origin';
import type { Editing } from './use-editing';

interface ToolbarProps {
	title: string;
	path: string;
	devices: readonly Device[];
	device: Device;
	onDevice: (device: Device) => void;
	editing: Editing;
	isPicking: boolean;
	onPick: (isPicking: boolean) => void;
}

/** The title, the choice of a device, and the commands for the whole page. */
export function Toolbar(props: ToolbarProps) {
	const { title, path, devices, device, onDevice, editing, isPicking, onPick } = props;
	const { done, undone } = editing.history;
	return (
		<header className="toolbar">
			<p className="title">
				<strong>{title}</strong>
				<a href={path}>See it as visitors do</a>
			</p>
			<fieldset className="devices">
				<legend className="unseen">Device</legend>
				{devices.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name="device"
							checked={one === device}
							onChange={() => onDevice(one)}
						/>
						<span>{deviceWord(one)}</span>
					</label>
				))}
			</fieldset>
			<div className="tools">
				<button type="button" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
					Pick on the page
				</button>
				<button type="button" disabled={done.length === 0} onClick={editing.undo}>
					Undo
				</button>
				<button type="button" disabled={undone.length === 0} onClick={editing.redo}>
					Redo
				</button>
			</div>
		</header>
	);
}
