import type { PostRecord } from '@outrigger/formats/model/records';

/** Says if a post takes pings. A post without a setting gets the default that WordPress gives its type. */
export const pingStatusOf = ({ type, pingStatus }: PostRecord): 'open' | 'closed' =>
	pingStatus ?? (type === 'post' ? 'open' : 'closed');
