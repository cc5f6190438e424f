export { type ConnectOptions, connect, enginePid, stop } from './launcher/connect.ts';
export { keepAlive, type RunningEngine } from './launcher/keep-alive.ts';
