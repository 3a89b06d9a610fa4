import { type InferOutput, object } from 'valibot';

/** The content has no settings of its own, only style. */
export const PostContentSettings = object({});
export type PostContentSettings = InferOutput<typeof PostContentSettings>;
