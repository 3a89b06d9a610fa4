import type { HiddenRow } from '../hidden-rows';
import type { TreeRow } from '../tree-rows';

/** The list of elements that show nothing, each with its reason. A press on an entry chooses the element. */
export function HiddenList({
	hidden,
	onChoose,
}: {
	hidden: readonly HiddenRow[];
	onChoose: (row: TreeRow) => void;
}) {
	if (hidden.length === 0)
		return <p className="empty">Every element of this page shows something.</p>;
	return (
		<ul className="hidden-list">
			{hidden.map(({ row, reason }) => (
				<li key={row.key}>
					<button type="button" onClick={() => onChoose(row)}>
						<strong>{row.label}</strong> <span className="kind">{row.kind}</span>
						<span className="reason">{reason}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
