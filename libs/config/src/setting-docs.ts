import type { z } from 'zod';

declare module 'zod' {
  /** Of a setting, besides `description`: one or two sentences on what it means. */
  interface GlobalMeta {
    /** Heading that begins with this setting. */
    section?: string;
    /** Unit of a number. */
    unit?: string;
    /** The behaviour while the setting is unset and its schema has no default. */
    unset?: string;
    /** Value in the example file, in place of the default. */
    example?: string;
  }
}

interface Setting {
  name: string;
  section: string;
  meaning: string;
  unit?: string;
  unset?: string;
  example?: string;
  /** As text; `undefined`: unset. */
  fallback?: string;
}

/** All settings of `schema` by section, in the order of the schema. Throws for a setting without a description. */
function settingsBySection(schema: z.ZodObject): [section: string, settings: Setting[]][] {
  let heading = 'Settings';
  const settings = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, one]): Setting => {
    const { description, section = heading, ...meta } = one.meta() ?? {};
    if (!description) throw new Error(`The setting ${name} has no description.`);
    heading = section;
    const fallback = one.safeParse(undefined).data ?? undefined;
    return {
      ...meta,
      name,
      section,
      meaning: description,
      ...(fallback !== undefined && { fallback: String(fallback) }),
    };
  });
  return Object.entries(Object.groupBy(settings, ({ section }) => section)) as [string, Setting[]][];
}

const HEADING =
  '# Settings of the site: from the environment, else from the file .env at its root. All of them are optional.\n';

/** Text of a `.env` file that lists every setting, each commented out; `--help` prints it, too. */
export function settingsFile(schema: z.ZodObject): string {
  const sections = settingsBySection(schema).map(([section, settings]) => {
    const entries = settings.map(({ name, meaning, unit, unset, fallback, example }) => {
      const notes = [meaning, unit && `Unit: ${unit}.`, unset && `Unset: ${unset}.`].filter(Boolean).join(' ');
      const value = example ?? fallback ?? '';
      return `${comment(notes)}\n#${name}=${/\s/.test(value) ? `"${value}"` : value}`;
    });
    return `# --- ${section} ---\n\n${entries.join('\n')}\n`;
  });
  return [HEADING, ...sections].join('\n');
}

/** The same as Markdown: a table for each section. */
export function settingsTables(schema: z.ZodObject): string {
  const sections = settingsBySection(schema).map(([section, settings]) => {
    const rows = settings.map(({ name, meaning, unit, unset, fallback }) => {
      const value = fallback === undefined ? (unset ?? 'unset') : `\`${fallback}\`${unit ? ` ${unit}` : ''}`;
      return `| \`${name}\` | ${meaning} | ${value} |`;
    });
    return `## ${section}\n\n| Setting | Meaning | Default |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return sections.join('\n');
}

/** Comment lines of a `.env` file, wrapped at 120 characters. */
const comment = (text: string): string => text.replace(/(.{1,118})(?:\s+|$)/g, '# $1\n').trimEnd();
