import { register } from 'tsx/esm/api';

// Node's own loader cannot load this TypeScript, and a process that was forked without flags has no other.
register();

const { servePictures } = await import('../picture-child.ts');
servePictures();
