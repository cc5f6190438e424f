import type { FastifyRequest } from 'fastify';

/** Who saves, as documents and their versions state it. */
export const editorOf = ({ session }: FastifyRequest): string | null => session?.user.email ?? null;
