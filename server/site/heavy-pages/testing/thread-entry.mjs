import { register } from 'tsx/esm/api';

// Node's own loader knows no TypeScript, and a thread has a loader of its own.
register();

export const { prepare, render } = await import('./thread.ts');
