const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** Whether a host, with or without the brackets of a URL, is the machine itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether only this machine can open a site at this address. */
export const isLocalSite = (url: string): boolean => isLoopback(new URL(url).hostname);
