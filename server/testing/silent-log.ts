import { pino } from 'pino';

/** A log that ignores every line. */
export const silentLog = pino({ level: 'silent' });
