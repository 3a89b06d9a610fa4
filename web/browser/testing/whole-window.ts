import { afterAll } from 'vitest';
import { noteSharedWindow } from './shared-window';

afterAll(noteSharedWindow());
