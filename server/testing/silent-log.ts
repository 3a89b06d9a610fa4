import { pino } from 'pino';

/** Takes every line and writes none. */
export const silentLog = pino({ level: 'silent' });
