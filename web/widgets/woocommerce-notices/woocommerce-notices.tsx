import { object } from 'valibot';
import { useCurrentPage } from '../../elements/context/current-page';

/** All its controls are styles. */
export const NoticesSettings = object({});

/**
 * The place for the shop's notices. Empty at first: the handler reports the visitor's actions; the page itself answers
 * a post without script.
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
