import { useCurrentPage } from '../../elements/context/current-page';

/**
 * Where the shop says what it has done. Empty at first: what a visitor did is said by the handler; what was posted
 * without script is answered with the page itself.
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
