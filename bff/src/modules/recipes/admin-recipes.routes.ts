import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeListSchema,
  AdminRecipeQuerySchema,
  AdminRecipeSchema,
  comparisonPath,
  RecipeSaveSchema,
  RecipeUpdateSchema,
} from '@tdt/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { editorOf } from '../../platform/sessions/editor-of.ts';
import { IdSchema } from '../admin-route.ts';

const LIST = '/admin/recipes';
const ONE = `${LIST}/:id`;
/** A recipe at the limits of its schema has 1.7 million characters, each of up to 3 bytes. */
export const RECIPE_BODY_BYTES = 6 * 1024 * 1024;
const ADMIN = { config: { access: 'admin' }, bodyLimit: RECIPE_BODY_BYTES } as const;

/** For the audit log: the title identifies a removed recipe, too. */
const nameOf = ({ title, id }: AdminRecipe): string => `${title} (${id})`;

/** Recipes as editors write them. */
export const adminRecipesRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  const { recipeEditing: recipes, recipeDrafts: drafts } = application;

  app.get(
    LIST,
    {
      ...ADMIN,
      schema: {
        summary: 'A page of recipes, or of those in the trash, with what each lacks',
        querystring: AdminRecipeQuerySchema,
        response: { 200: AdminRecipeListSchema },
      },
    },
    async ({ query }) => {
      const list = await recipes.search(query);
      return { ...list, items: await drafts.marked(list.items) };
    },
  );

  app.post(
    LIST,
    {
      ...ADMIN,
      schema: { summary: 'Create a recipe', body: RecipeSaveSchema, response: { 201: AdminRecipeSchema } },
    },
    async (request, reply) => {
      const recipe = await recipes.create(request.body, editorOf(request));
      request.auditTarget = nameOf(recipe);
      return reply.code(201).header('location', ADMIN_API.recipe(recipe.id)).send(recipe);
    },
  );

  app.get(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'One recipe, also in the trash',
        problems: ['RECIPE_NOT_FOUND'],
        params: IdSchema,
        response: { 200: AdminRecipeSchema },
      },
    },
    ({ params }) => recipes.get(params.id),
  );

  app.put(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Replace a recipe; its former address leads to the new one',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE', 'REVISION_CONFLICT'],
        params: IdSchema,
        body: RecipeUpdateSchema,
        response: { 200: AdminRecipeSchema },
      },
    },
    async (request) => {
      const { recipe, changes } = await recipes.update(request.params.id, request.body, editorOf(request));
      request.auditTarget = nameOf(recipe);
      request.auditChanges = changes;
      request.auditComparison = comparisonPath('recipe', recipe.id, recipe.revision);
      return recipe;
    },
  );

  app.delete(
    ONE,
    {
      ...ADMIN,
      schema: {
        summary: 'Move a recipe to the trash, for 30 days',
        problems: ['RECIPE_NOT_FOUND'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const recipe = await recipes.remove(request.params.id, editorOf(request));
      request.auditTarget = recipe ? nameOf(recipe) : request.params.id;
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/restoration`,
    {
      ...ADMIN,
      schema: {
        summary: 'Take a recipe out of the trash, as it was',
        problems: ['RECIPE_NOT_FOUND'],
        params: IdSchema,
        body: z.strictObject({}).nullish(),
        response: { 200: AdminRecipeSchema },
      },
    },
    async (request) => {
      const recipe = await recipes.restore(request.params.id);
      request.auditTarget = nameOf(recipe);
      return recipe;
    },
  );

  app.delete(
    `${ONE}/permanently`,
    {
      ...ADMIN,
      schema: {
        summary: 'Remove a recipe in the trash for good, with its metadata, versions and files',
        problems: ['RECIPE_NOT_FOUND'],
        params: IdSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      request.auditTarget = nameOf(await recipes.destroy(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/copy`,
    {
      ...ADMIN,
      schema: {
        summary: 'Copy a recipe with its files, without its metadata',
        problems: ['RECIPE_NOT_FOUND', 'RECIPE_GONE'],
        params: IdSchema,
        body: z.strictObject({}).nullish(),
        response: { 201: AdminRecipeSchema },
      },
    },
    async (request, reply) => {
      const copy = await recipes.copy(request.params.id, editorOf(request));
      request.auditTarget = nameOf(copy);
      request.auditChanges = [`copy of ${request.params.id}`];
      return reply.code(201).header('location', ADMIN_API.recipe(copy.id)).send(copy);
    },
  );
};
