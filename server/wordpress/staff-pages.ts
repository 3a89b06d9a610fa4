import { handleOutbox } from './forms/outbox-page';
import {
	handleSubmissions,
	type SubmissionsPageParts,
} from './forms/submissions-page/submissions-page';
import { handleOrders, type OrdersPageParts } from './shop/orders-page/orders-page';

/** Answers the pages for staff: forms and orders of visitors, and the mails about accounts and orders; null for all others. */
export const handleStaffPages = async (
	request: Request,
	parts: SubmissionsPageParts & OrdersPageParts,
): Promise<Response | null> =>
	(await handleSubmissions(request, parts)) ??
	(await handleOutbox(request, parts)) ??
	(await handleOrders(request, parts));
