import { NumbersSchema } from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';

export const numbersRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { numbers } }) => {
  app.get(
    '/admin/numbers',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'The most read recipes of 7 and 30 days, and what was searched in vain',
        response: { 200: NumbersSchema },
      },
    },
    () => numbers.read(),
  );
};
