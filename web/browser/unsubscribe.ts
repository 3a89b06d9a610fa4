/** Ends a subscription. A second call does nothing. */
export type Unsubscribe = () => void;
