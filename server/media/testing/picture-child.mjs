import { register } from 'tsx/esm/api';

// Node's own loader knows no TypeScript, and a process that is forked without flags has no other.
register();

const { servePictures } = await import('../picture-child.ts');
servePictures();
