/*
 * The features that nearly every stuck header has beside sticking, in one file: its looks, the
 * room that it covers, the moments at which it gives way.
 */
export { watchLook } from './look';
export { joinRoom, updateRoom } from './scroll-room';
