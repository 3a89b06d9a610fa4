import { object } from 'valibot';
import { useCurrentPage } from '../../elements/context/current-page';

/** All its controls are styles. */
export const NoticesSettings = object({});

/**
 * The place for the shop's notices; it is empty at first. With script the handler reports the visitor's actions;
 * without script the page that answers the sent form contains the notice.
 */
export function Notices() {
	const notice = useCurrentPage().shop?.notice;
	return (
		<div className="e-woocommerce-notices-wrapper">
			<div className="woocommerce-notices-wrapper" role="status">
				{notice && (
					<p className={notice.isError ? 'woocommerce-error' : 'woocommerce-message'}>
						{notice.message}
					</p>
				)}
			</div>
		</div>
	);
}
