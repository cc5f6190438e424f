/** In place of the federation's logger, which finds the method of a console and adds traces of the stack. */
export const logger = console;
export const createLogger = () => console;
export const bindLoggerToCompiler = () => {};

export { createLogger as createInfrastructureLogger, logger as infrastructureLogger };
