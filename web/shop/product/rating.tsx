import { iconNamed } from '../../elements/settings/icon';
import { Stars } from '../../ui/stars';

/** WooCommerce's ratings go up to five. */
const SCALE = 5;

/** A rating of 0 to 5 as stars. Its css is that of `Stars`. */
export function Rating({ value }: { value: number }) {
	return (
		<Stars className="star-rating" value={value} scale={SCALE} icon={iconNamed('eicon-star')} />
	);
}
