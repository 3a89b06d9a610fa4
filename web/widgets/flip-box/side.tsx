import type { ReactNode } from 'react';
import { InlineMarkup } from '../../ui/inline-markup';
import { Markup } from '../../ui/markup';
import { Title } from '../../ui/title';
import type { FlipBoxSettings } from './settings';

/**
 * One side of the box: the parts before the title, the title, the description, the parts after them, and the overlay.
 */
export function Side({
	side,
	settings,
	title,
	description,
	before,
	over,
	children,
}: {
	side: 'front' | 'back';
	settings: FlipBoxSettings;
	title: string;
	description: string;
	before?: ReactNode;
	over?: ReactNode;
	children?: ReactNode;
}) {
	const { title_tag, description_tag } = settings;
	const describes = 'elementor-flip-box__layer__description';
	return (
		<div className={`elementor-flip-box__layer elementor-flip-box__${side}`}>
			<div className="elementor-flip-box__layer__overlay">
				<div className="elementor-flip-box__layer__inner">
					{before}
					<Title as={title_tag} className="elementor-flip-box__layer__title" html={title} />
					{description_tag === 'div' ? (
						<Markup className={describes} html={description.trim()} />
					) : (
						<InlineMarkup as={description_tag} className={describes} html={description} />
					)}
					{children}
				</div>
			</div>
			{over}
		</div>
	);
}
