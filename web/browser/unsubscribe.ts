/** Ends a subscription. Calling it twice does nothing more. */
export type Unsubscribe = () => void;
