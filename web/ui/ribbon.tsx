export interface RibbonProps {
	/** The text; if it is empty, there is no ribbon. */
	title: string;
	side: 'left' | 'right';
	/** The class of the widget's own ribbon; its inner part has the same class with `-inner` at the end. */
	className?: string;
}

/** A band across the upper corner of a box, which is `position: relative`. Its CSS is `ribbon.css`. */
export function Ribbon({ title, side, className }: RibbonProps) {
	if (title.trim() === '') return null;
	const names = ['elementor-ribbon', `elementor-ribbon-${side}`, className];
	const inner = ['elementor-ribbon-inner', className && `${className}-inner`];
	return (
		<div className={names.filter(Boolean).join(' ')}>
			<div className={inner.filter(Boolean).join(' ')}>{title}</div>
		</div>
	);
}
