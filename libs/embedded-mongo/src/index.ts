export { type ConnectOptions, connect, enginePid, stop } from './launcher/connect.ts';
export { type EngineHandle, keepAlive } from './launcher/keep-alive.ts';
