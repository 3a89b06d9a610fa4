import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

interface ViewsProps {
	tree: ReactNode;
	popupList: ReactNode;
	hiddenList: ReactNode;
	/** The numbers of popups and of elements that show nothing. */
	popups: number;
	hidden: number;
}

/** Three tabs by the ARIA Authoring Practices (APG): elements, popups, hidden elements. */
export function Views({ tree, popupList, hiddenList, popups, hidden }: ViewsProps) {
	const [at, setAt] = useState(0);
	const tabs = useRef<HTMLDivElement>(null);
	const views = [
		{ id: 'elements', name: 'Elements', content: tree },
		{ id: 'popups', name: `Popups (${popups})`, content: popupList },
		{ id: 'hidden', name: `Shows nothing (${hidden})`, content: hiddenList },
	];
	const go = (to: number) => {
		const next = (to + views.length) % views.length;
		setAt(next);
		(tabs.current?.children[next] as HTMLElement | undefined)?.focus();
	};
	function onKeyDown({ key }: KeyboardEvent): void {
		if (key === 'ArrowRight') go(at + 1);
		else if (key === 'ArrowLeft') go(at - 1);
		else if (key === 'Home') go(0);
		else if (key === 'End') go(views.length - 1);
	}
	return (
		<section className="views" aria-label="The page">
			<div ref={tabs} className="tabs" role="tablist" aria-label="The page">
				{views.map(({ id, name }, index) => (
					<button
						key={id}
						type="button"
						role="tab"
						id={`view-tab-${id}`}
						aria-selected={index === at}
						aria-controls={`view-${id}`}
						tabIndex={index === at ? 0 : -1}
						onClick={() => setAt(index)}
						onKeyDown={onKeyDown}
					>
						{name}
					</button>
				))}
			</div>
			{views.map(({ id, content }, index) => (
				<div
					key={id}
					role="tabpanel"
					id={`view-${id}`}
					aria-labelledby={`view-tab-${id}`}
					hidden={index !== at}
					className="view"
				>
					{content}
				</div>
			))}
		</section>
	);
}
