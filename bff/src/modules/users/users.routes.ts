import { accountChanges } from '@tdt/accounts';
import {
  ADMIN_API,
  type AdminUser,
  AdminUserListSchema,
  AdminUserQuerySchema,
  AdminUserSchema,
  AdminUserUpdateSchema,
  NewAdminUserSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { sessionOf } from '../../platform/sessions/sessions.plugin.ts';
import { IdSchema } from '../admin-route.ts';

const LIST = '/admin/users';
const ONE = `${LIST}/:id`;
const SUPER_ADMIN = { config: { access: 'super-admin' }, bodyLimit: 8 * 1024 } as const;

/** For the audit log: the e-mail identifies a person when the account is gone, the id identifies the account. */
const nameOf = ({ email, id }: AdminUser): string => `${email} (${id})`;

/** Accounts of the back office, for super admins only. */
export const adminUsersRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { users } }) => {
  app.get(
    LIST,
    {
      ...SUPER_ADMIN,
      schema: {
        summary: 'A page of accounts',
        querystring: AdminUserQuerySchema,
        response: { 200: AdminUserListSchema },
      },
    },
    ({ query }) => users.search(query),
  );

  app.post(
    LIST,
    {
      ...SUPER_ADMIN,
      schema: {
        summary: 'Create an account',
        problems: ['DUPLICATE_EMAIL'],
        body: NewAdminUserSchema,
        response: { 201: AdminUserSchema },
      },
    },
    async (request, reply) => {
      const user = await users.create(request.body);
      request.auditTarget = nameOf(user);
      request.auditChanges = accountChanges(null, user);
      return reply.code(201).header('location', ADMIN_API.user(user.id)).send(user);
    },
  );

  app.get(
    ONE,
    {
      ...SUPER_ADMIN,
      schema: {
        summary: 'One account',
        problems: ['USER_NOT_FOUND'],
        params: IdSchema,
        response: { 200: AdminUserSchema },
      },
    },
    ({ params }) => users.get(params.id),
  );

  app.put(
    ONE,
    {
      ...SUPER_ADMIN,
      schema: {
        summary: 'Replace an account; a new password ends its sessions',
        problems: ['USER_NOT_FOUND', 'DUPLICATE_EMAIL', 'OWN_ACCOUNT', 'LAST_SUPER_ADMIN', 'REVISION_CONFLICT'],
        params: IdSchema,
        body: AdminUserUpdateSchema,
        response: { 200: AdminUserSchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      // Still true after the update, which succeeds only on this revision.
      const before = await users.get(params.id);
      const user = await users.update(params.id, body, sessionOf(request).user);
      request.auditTarget = nameOf(user);
      request.auditChanges = accountChanges(before, user, { password: body.password !== undefined });
      return user;
    },
  );

  app.delete(
    ONE,
    {
      ...SUPER_ADMIN,
      schema: {
        summary: 'Remove an account',
        problems: ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPER_ADMIN'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      request.auditTarget = nameOf(await users.remove(request.params.id, sessionOf(request).user));
      return reply.code(204).send(null);
    },
  );
};
