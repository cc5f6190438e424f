const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether only this machine can open a site at this address. */
export const isLocalSite = (url: string): boolean => LOOPBACK.includes(new URL(url).hostname);
