import { register } from 'tsx/esm/api';

// Node's own loader cannot load this TypeScript, and each thread has its own loader.
register();

export const { prepare, render } = await import('./thread.ts');
