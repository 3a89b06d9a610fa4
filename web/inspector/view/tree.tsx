import {
	type KeyboardEvent,
	memo,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { foundRows, type TreeRow, visibleRows } from '../tree-rows';

interface TreeProps {
	rows: readonly TreeRow[];
	/** Key of the chosen line. */
	chosen: string | null;
	/** Keys of the changed lines, and of the lines whose elements show nothing. */
	changed: ReadonlySet<string>;
	hidden: ReadonlySet<string>;
	onChoose: (row: TreeRow) => void;
	/** Called when the pointer or the focus is on a line; null if it is on no line. */
	onPoint: (row: TreeRow | null) => void;
}

/** The tree opens no more than this number of lines by itself. */
const MOST_OPEN = 150;

/**
 * The elements of the page as a tree by the ARIA Authoring Practices (APG): the tree is one stop for Tab, arrow keys
 * move inside, and letters lead to lines.
 */
export function Tree({ rows, chosen, changed, hidden, onChoose, onPoint }: TreeProps) {
	const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(rows));
	const [text, setText] = useState('');
	const wanted = useDeferredValue(text);
	const [focused, setFocused] = useState<string | null>(null);
	const tree = useRef<HTMLDivElement>(null);
	const shown = useMemo(
		() => (wanted.trim() ? foundRows(rows, wanted) : visibleRows(rows, open)),
		[rows, wanted, open],
	);
	const stop =
		[focused, chosen].find((key) => shown.some((row) => row.key === key)) ?? shown[0]?.key;

	// The tree opens down to the element that is chosen in the page.
	useEffect(() => {
		if (!chosen) return;
		setOpen((now) => withParents(now, rows, chosen));
		setFocused(chosen);
	}, [chosen, rows]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the line may only be there once its parents are open
	useEffect(() => {
		if (chosen) lineOf(tree.current, chosen)?.scrollIntoView({ block: 'nearest' });
	}, [chosen, shown]);

	const toggle = (key: string, isOpen: boolean) =>
		setOpen((now) => {
			const next = new Set(now);
			if (isOpen) next.add(key);
			else next.delete(key);
			return next;
		});
	const goTo = (row: TreeRow | undefined) => {
		if (!row) return;
		setFocused(row.key);
		lineOf(tree.current, row.key)?.focus();
	};

	function onKeyDown(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const at = shown.findIndex(({ key }) => key === stop);
		const row = shown[at];
		if (!row) return;
		const isOpen = open.has(row.key);
		const steps: Record<string, () => void> = {
			ArrowDown: () => goTo(shown[at + 1]),
			ArrowUp: () => goTo(shown[at - 1]),
			Home: () => goTo(shown[0]),
			End: () => goTo(shown.at(-1)),
			ArrowRight: () => {
				if (row.hasChildren && !isOpen) toggle(row.key, true);
				else if (shown[at + 1]?.parentKey === row.key) goTo(shown[at + 1]);
			},
			ArrowLeft: () => {
				if (row.hasChildren && isOpen && !wanted) toggle(row.key, false);
				else goTo(shown.find(({ key }) => key === row.parentKey));
			},
			Enter: () => onChoose(row),
			' ': () => onChoose(row),
			'*': () => {
				const siblings = rows.filter(({ parentKey }) => parentKey === row.parentKey);
				setOpen((now) => new Set([...now, ...siblings.map(({ key }) => key)]));
			},
		};
		const step =
			steps[event.key] ?? (/^\p{L}$/u.test(event.key) ? () => byLetter(at, event.key) : undefined);
		if (!step) return;
		event.preventDefault();
		step();
	}

	function byLetter(at: number, letter: string): void {
		const next = [...shown.slice(at + 1), ...shown.slice(0, at)];
		goTo(next.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase())));
	}

	return (
		<>
			<label className="find">
				<span className="unseen">Find an element</span>
				<input
					type="search"
					placeholder="Find an element"
					value={text}
					onChange={({ target }) => setText(target.value)}
				/>
			</label>
			<div
				ref={tree}
				className="tree"
				role="tree"
				aria-label="Elements of this page"
				onKeyDown={onKeyDown}
				onPointerLeave={() => onPoint(null)}
			>
				{shown.map((row) => (
					<Line
						key={row.key}
						row={row}
						isOpen={Boolean(wanted) || open.has(row.key)}
						isChosen={row.key === chosen}
						isStop={row.key === stop}
						isChanged={changed.has(row.key)}
						isHidden={hidden.has(row.key)}
						onChoose={onChoose}
						onPoint={onPoint}
						onToggle={toggle}
						onFocus={setFocused}
					/>
				))}
			</div>
			{wanted && shown.length === 0 && <p className="empty">No element has that name.</p>}
		</>
	);
}

interface LineProps {
	row: TreeRow;
	isOpen: boolean;
	isChosen: boolean;
	isStop: boolean;
	isChanged: boolean;
	isHidden: boolean;
	onChoose: TreeProps['onChoose'];
	onPoint: TreeProps['onPoint'];
	onToggle: (key: string, isOpen: boolean) => void;
	onFocus: (key: string) => void;
}

/** A new event handler changes nothing visible, so only the visible properties are compared. */
const Line = memo(
	function Line({ row, isOpen, isChosen, isStop, isChanged, isHidden, ...on }: LineProps) {
		const { key, label, kind, level, hasChildren, position, setSize } = row;
		return (
			// biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keys
			<div
				role="treeitem"
				data-row={key}
				data-level={Math.min(level, 12)}
				aria-level={level}
				aria-posinset={position}
				aria-setsize={setSize}
				aria-selected={isChosen}
				{...(hasChildren && { 'aria-expanded': isOpen })}
				tabIndex={isStop ? 0 : -1}
				onClick={() => on.onChoose(row)}
				onFocus={() => on.onFocus(key)}
				onPointerEnter={() => on.onPoint(row)}
			>
				<span
					className="twist"
					aria-hidden="true"
					onClick={(event) => {
						event.stopPropagation();
						if (hasChildren) on.onToggle(key, !isOpen);
					}}
				/>
				<span className="label">{label}</span>
				{kind.toLowerCase() !== label.toLowerCase() && <span className="kind">{kind}</span>}
				{isChanged && <span className="mark changed">changed</span>}
				{isHidden && <span className="mark">shows nothing</span>}
			</div>
		);
	},
	(before, now) =>
		before.row === now.row &&
		before.isOpen === now.isOpen &&
		before.isChosen === now.isChosen &&
		before.isStop === now.isStop &&
		before.isChanged === now.isChanged &&
		before.isHidden === now.isHidden,
);

/** Opens the tree level by level, as long as the list is short enough for an overview. */
function firstOpen(rows: readonly TreeRow[]): ReadonlySet<string> {
	let open = new Set<string>();
	for (let level = 1; level <= 4; level += 1) {
		const next = new Set([
			...open,
			...rows.filter((row) => row.level === level).map(({ key }) => key),
		]);
		if (visibleRows(rows, next).length > MOST_OPEN) break;
		open = next;
	}
	return open;
}

function withParents(
	open: ReadonlySet<string>,
	rows: readonly TreeRow[],
	key: string,
): ReadonlySet<string> {
	const parents = new Map(rows.map((row) => [row.key, row.parentKey]));
	const next = new Set(open);
	for (let at = parents.get(key) ?? null; at !== null; at = parents.get(at) ?? null) next.add(at);
	return next;
}

function lineOf(tree: HTMLElement | null, key: string): HTMLElement | null {
	return tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? null;
}
