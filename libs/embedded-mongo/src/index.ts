export { type ConnectOptions, connect, enginePid, stop } from './launcher/connect.ts';
export { EngineError, type EngineErrorCode } from './launcher/engine-error.ts';
export { type KeptEngine, keepAlive } from './launcher/keep-alive.ts';
