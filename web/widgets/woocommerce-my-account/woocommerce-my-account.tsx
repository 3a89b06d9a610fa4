import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { Island } from '../../elements/island/island';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { accountIsland } from './account-island';
import type { MyAccountSettings } from './settings';

/** The orders and the data of a customer, which only the browser requests. Guests see the login. */
export function MyAccount({ settings, element }: WidgetProps<MyAccountSettings>) {
	const { path, site } = useCurrentPage();
	const { allowLogin } = useRender();
	allowLogin?.();
	const { dateFormat, language } = site;
	return (
		<Island
			of={accountIsland}
			id={element.id}
			props={{ ...settings, path, dateFormat, language }}
		/>
	);
}
