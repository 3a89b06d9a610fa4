import { type InferOutput, object } from 'valibot';

/** The height is a matter of style alone. */
export const SpacerSettings = object({});
export type SpacerSettings = InferOutput<typeof SpacerSettings>;
