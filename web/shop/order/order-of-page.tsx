import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { parse } from 'valibot';
import { useCurrentPage } from '../../elements/context/current-page';
import { Island } from '../../elements/island/island';
import { inWordsOf } from '../../elements/settings/word';
import { useTexts } from '../../ui/texts';
import { ShopOrderReceivedDocument } from '../../wordpress/shop/checkout.shop.generated';
import { summaryIsland } from './summary-island';
import { SummarySettings } from './summary-settings';

interface OrderOfPageProps {
	/** The element's. */
	id: string;
	settings?: SummarySettings;
}

/**
 * The order that the address names by its key. The host renders a separate page for the customer, with the order in the
 * markup; on every other page the browser requests the order.
 */
export function OrderOfPage({ id, settings }: OrderOfPageProps) {
	const say = useTexts();
	const shown = settings ?? inWordsOf(say, () => parse(SummarySettings, {}));
	const { site, shop } = useCurrentPage();
	const { dateFormat, language } = site;
	const key = shop?.orderKey ?? '';
	useSuspenseQuery(
		ShopOrderReceivedDocument,
		key === '' ? skipToken : { variables: { key }, errorPolicy: 'ignore' },
	);
	return (
		<Island of={summaryIsland} id={id} props={{ ...shown, dateFormat, language, ownKey: key }} />
	);
}
