/* What nearly every stuck header has beside sticking, in one file: how it looks, what it covers, when it gives way. */
export { watchLook } from './look';
export { joinRoom, updateRoom } from './scroll-room';
