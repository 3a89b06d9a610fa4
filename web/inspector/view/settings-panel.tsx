import type { AtomicLook } from '@outrigger/elements/elements/atomic/atomic-looks';
import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { type ControlGroup, elementGroups, POPUP_GROUPS } from '../control-groups';
import { isOffered } from '../controls-of';
import type { InspectedPage } from '../inspected-page';
import { lookRows } from '../look-rows';
import { deviceWord, originWords } from '../setting-origin';
import { settingRows } from '../setting-rows';
import type { TreeRow } from '../tree-rows';
import { Control } from './control';

interface PanelProps {
	row: TreeRow;
	elType: string;
	settings: ElementSettings;
	device: Device;
	breakpoints: Breakpoints;
	globals: InspectedPage['globals'];
	/** Looks of an element of version 4; null for everything else. */
	looks: readonly AtomicLook[] | null;
	onChange: (name: string, value: unknown) => void;
	onEnd: () => void;
}

/** The settings of the chosen element: the editable settings, then all stored settings. */
export function SettingsPanel({
	row,
	elType,
	settings,
	device,
	breakpoints,
	globals,
	looks,
	onChange,
	onEnd,
}: PanelProps) {
	const groups = groupsOf(row, elType, looks !== null);
	const stored = settingRows(settings, device, breakpoints, globals);
	return (
		<>
			{groups.map((group) => (
				<Group
					key={`${row.key} ${group.title}`}
					{...{ group, settings, device, breakpoints, onChange, onEnd }}
				/>
			))}
			{looks && <Looks {...{ looks, device, breakpoints, globals }} />}
			<details className="group" open={groups.length === 0 && looks === null}>
				<summary>
					All settings <span className="count">{stored.length}</span>
				</summary>
				{stored.length === 0 ? (
					<p className="empty">Nothing is stored: everything is as the builder has it.</p>
				) : (
					<StoredTable
						label="All settings"
						first="Setting"
						device={device}
						rows={stored.map(({ name, text, origin }) => ({
							name,
							text,
							origin: originWords(origin),
							className: origin.kind,
						}))}
					/>
				)}
			</details>
		</>
	);
}

/** The behaviours of version 3 that the view can change; elements of version 4 have none of these behaviours. */
function groupsOf({ elementId, kind }: TreeRow, elType: string, isAtomic: boolean) {
	if (isAtomic) return [];
	if (elementId !== null) return elementGroups(elType);
	return kind === 'popup' ? POPUP_GROUPS : [];
}

function Looks({
	looks,
	device,
	breakpoints,
	globals,
}: Pick<PanelProps, 'device' | 'breakpoints' | 'globals'> & { looks: readonly AtomicLook[] }) {
	const rows = lookRows(looks, device, breakpoints, globals.variables);
	return (
		<details className="group" open>
			<summary>
				Properties <span className="count">{rows.length}</span>
			</summary>
			<StoredTable
				label="Properties"
				first="Property"
				device={device}
				rows={rows.map(({ name, text, origin, kind }) => ({ name, text, origin, className: kind }))}
			/>
		</details>
	);
}

interface StoredTableProps {
	label: string;
	/** Heading of the first column. */
	first: string;
	device: Device;
	rows: readonly { name: string; text: string; origin: string; className: string }[];
}

function StoredTable({ label, first, device, rows }: StoredTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keys
		<section className="stored" aria-label={label} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th scope="col">{first}</th>
						<th scope="col">On {deviceWord(device).toLowerCase()}</th>
						<th scope="col">Origin</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, text, origin, className }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td>{text}</td>
							<td>
								<span className={`origin ${className}`}>{origin}</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

interface GroupProps extends Omit<PanelProps, 'row' | 'elType' | 'globals' | 'looks'> {
	group: ControlGroup;
}

function Group({ group: { title, controls }, settings, ...rest }: GroupProps) {
	const offered = controls.filter((control) => isOffered(control, settings));
	const own = controls.filter(({ name }) =>
		Object.keys(settings).some((key) => key === name || key.startsWith(`${name}_`)),
	);
	return (
		<details className="group" open={own.length > 0 || title === 'Popup'}>
			<summary>
				{title} {own.length > 0 && <span className="count">{own.length} set</span>}
			</summary>
			{offered.map((control) => (
				<Control key={control.name} control={control} settings={settings} {...rest} />
			))}
		</details>
	);
}
