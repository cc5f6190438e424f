import { expect, it } from 'vitest';
import { createSecurityHeaders } from './headers.plugin.ts';

const HTML = 'text/html; charset=utf-8';

it('allows pages their own files only, pictures by URL and films from YouTube', () => {
  const policy = createSecurityHeaders({ url: 'http://127.0.0.1:3000' })(HTML)['content-security-policy'];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
