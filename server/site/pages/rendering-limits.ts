/**
 * The longest time that a visitor waits for a page, in milliseconds, even if WordPress hangs or the machine is busy.
 */
export const PATIENCE_MS = 10_000;
/**
 * A rendering ends by itself: it stops after 7.5 s of processor time, and each request to WordPress has a time limit. A
 * rendering that still runs after five minutes hangs; the next visitor starts a new rendering.
 */
export const FORGOTTEN_MS = 5 * 60_000;
/**
 * The most pages that are made at the same time. A page takes some 50 to 100 ms of a processor, so a further visitor
 * would wait too long.
 */
export const MOST_RENDERINGS = 100;
