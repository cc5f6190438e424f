/** The eight times of day a place can be painted in. */

/** The colours one time of day lends to everything under it. */
export interface Light {
  /** From the top of the sheet down to the horizon. */
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** The disc of the sun or moon. */
  readonly sun: string;
  /** What distance fades into. */
  readonly haze: string;
  /** What shadow turns into: shaded walls, dark corners. */
  readonly shade: string;
  readonly water: string;
  /** What the sun lends to the sky around it, its rays and its reflections. */
  readonly glow: string;
}

export const LIGHTS = {
  dawn: {
    sky: ['#7fb3b5', '#f2c9a0', '#fbe6bf'],
    sun: '#fff3d0',
    haze: '#f3d3ac',
    shade: '#4f3358',
    water: '#7fb0ac',
    glow: '#fff0c8',
  },
  noon: {
    sky: ['#3f97b5', '#93cbc6', '#f4ecd0'],
    sun: '#fff4cf',
    haze: '#cfe0d0',
    shade: '#1f3f5a',
    water: '#2f8aa0',
    glow: '#fff6d8',
  },
  sunset: {
    sky: ['#b8433f', '#ee8344', '#f9c870'],
    sun: '#fdeaae',
    haze: '#f0a860',
    shade: '#43193f',
    water: '#c9583f',
    glow: '#ffdf8f',
  },
  dusk: {
    sky: ['#2c3a68', '#8a5f8c', '#f0a888'],
    sun: '#ffe3bd',
    haze: '#c38c98',
    shade: '#1c1c44',
    water: '#4f5a8a',
    glow: '#ffc9a0',
  },
  night: {
    sky: ['#0f1c3c', '#1d4460', '#3f8f88'],
    sun: '#f6f0d4',
    haze: '#3a6a7a',
    shade: '#0a1226',
    water: '#1d4a66',
    glow: '#b9e8d0',
  },
  tropic: {
    sky: ['#1b8fa0', '#79d0c2', '#fdeab8'],
    sun: '#fff0bf',
    haze: '#bfe4cf',
    shade: '#0f4456',
    water: '#1fa0a6',
    glow: '#fff3cf',
  },
  sand: {
    sky: ['#d97a45', '#f0b56f', '#fbe2ad'],
    sun: '#fff1cb',
    haze: '#f2c88c',
    shade: '#56264a',
    water: '#3f8f8c',
    glow: '#fff0c0',
  },
  snow: {
    sky: ['#5f8fb0', '#b3cfd6', '#f6e3cf'],
    sun: '#fff1d6',
    haze: '#d3dde0',
    shade: '#2b3a60',
    water: '#5f93ad',
    glow: '#ffe9d0',
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
