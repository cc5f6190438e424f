/** Whether a method changes nothing (RFC 9110, 9.2.1), of those that are routed. */
export const isSafeMethod = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);
