import { iconNamed } from '../../elements/settings/icon';
import { Stars } from '../../ui/stars';

/** The highest rating in WooCommerce. */
const SCALE = 5;

/** A rating of 0 to 5 as stars. It uses the CSS of `Stars`. */
export function Rating({ value }: { value: number }) {
	return (
		<Stars className="star-rating" value={value} scale={SCALE} icon={iconNamed('eicon-star')} />
	);
}
