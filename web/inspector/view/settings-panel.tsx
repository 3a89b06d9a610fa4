import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { type ControlGroup, elementGroups, POPUP_GROUPS } from '../control-groups';
import { isOffered } from '../controls-of';
import type { InspectedPage } from '../inspected-page';
import { deviceWord, originWords } from '../setting-origin';
import { settingRows } from '../setting-rows';
import type { TreeRow } from '../tree-rows';
import { Control } from './control';

/** What the panel is given. */
interface PanelProps {
	row: TreeRow;
	elType: string;
	settings: ElementSettings;
	device: Device;
	breakpoints: Breakpoints;
	globals: InspectedPage['globals'];
	onChange: (name: string, value: unknown) => void;
	onEnd: () => void;
}

/** The settings of what is chosen: those that can be turned here, then all that are stored. */
export function SettingsPanel({
	row,
	elType,
	settings,
	device,
	breakpoints,
	globals,
	onChange,
	onEnd,
}: PanelProps) {
	const isElement = row.elementId !== null;
	const groups = isElement ? elementGroups(elType) : row.kind === 'popup' ? POPUP_GROUPS : [];
	const stored = settingRows(settings, device, breakpoints, globals);
	return (
		<>
			{groups.map((group) => (
				<Group
					key={`${row.key} ${group.title}`}
					{...{ group, settings, device, breakpoints, onChange, onEnd }}
				/>
			))}
			<details className="group" open={groups.length === 0}>
				<summary>
					All settings <span className="count">{stored.length}</span>
				</summary>
				{stored.length === 0 ? (
					<p className="empty">Nothing is stored: everything is as the builder has it.</p>
				) : (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
					<section className="stored" aria-label="All settings" tabIndex={0}>
						<table>
							<thead>
								<tr>
									<th scope="col">Setting</th>
									<th scope="col">On {deviceWord(device).toLowerCase()}</th>
									<th scope="col">Origin</th>
								</tr>
							</thead>
							<tbody>
								{stored.map(({ name, text, origin }) => (
									<tr key={name}>
										<th scope="row">{name}</th>
										<td>{text}</td>
										<td>
											<span className={`origin ${origin.kind}`}>{originWords(origin)}</span>
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				)}
			</details>
		</>
	);
}

interface GroupProps extends Omit<PanelProps, 'row' | 'elType' | 'globals'> {
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
