import type { PostRecord } from '@outrigger/formats/model/records';

/** The ping status of a post. A post without a setting has WordPress's default for its type. */
export const pingStatusOf = ({ type, pingStatus }: PostRecord): 'open' | 'closed' =>
	pingStatus ?? (type === 'post' ? 'open' : 'closed');
