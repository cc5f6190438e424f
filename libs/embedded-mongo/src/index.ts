export { type ConnectOptions, connect, enginePid, stop } from './launcher/connect.ts';
export { type KeptEngine, keepAlive } from './launcher/keep-alive.ts';
