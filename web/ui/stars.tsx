import { Icon } from './icon';

export interface StarsProps {
	/** The number of marked icons, with at most one decimal: 4.3 marks four icons and a part of the fifth. */
	value: number;
	/** The number of all icons; at most `MAX_STARS` are drawn. */
	scale: number;
	/** The builder's icon value. */
	icon: unknown;
	/** The icon of unmarked places, if it differs. */
	unmarkedIcon?: unknown;
	className?: string;
}

/** The largest number of icons, because nobody counts more. */
export const MAX_STARS = 10;

/** A rating as a row of icons with an accessible name in words. Its CSS is `stars.css`. */
export function Stars({ value, scale, icon, unmarkedIcon = icon, className }: StarsProps) {
	const count = Math.min(Math.max(Math.round(scale), 1), MAX_STARS);
	const marked = Math.min(Math.max(Math.round(value * 10) / 10, 0), count);
	return (
		<span
			className={['e-stars', className].filter(Boolean).join(' ')}
			role="img"
			aria-label={`${marked} / ${count}`}
		>
			{Array.from({ length: count }, (_, index) => {
				const tenths = Math.round(Math.min(Math.max(marked - index, 0), 1) * 10);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
					<span key={index} className="e-star">
						{tenths > 0 && (
							<span className={`e-star-marked${tenths < 10 ? ` e-star-${tenths}` : ''}`}>
								<Icon icon={icon} />
							</span>
						)}
						<span className="e-star-unmarked">
							<Icon icon={unmarkedIcon} />
						</span>
					</span>
				);
			})}
		</span>
	);
}
