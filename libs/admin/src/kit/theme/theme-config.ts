import { type ThemeConfig, theme } from 'antd';

/** Preferences of the user's system. */
export interface Preferences {
  isDark: boolean;
  /** Reduced motion: no animations. */
  isStill: boolean;
}

/**
 * The look of Ant Design in the site's own colours, type and corners.
 * @param read value of one of the custom properties of `@tdt/ui`'s tokens.css, such as `--primary`
 */
export function themeConfig(read: (property: string) => string, { isDark, isStill }: Preferences): ThemeConfig {
  const ink = read('--ink');
  const faint = read('--ink-faint');
  const primary = read('--primary');
  const raised = read('--paper-raised');
  const sunk = read('--paper-sunk');
  // Text and fills need two primary colours: in the dark scheme no single colour has enough contrast as both.
  const filled = {
    colorPrimary: read('--primary-fill'),
    colorPrimaryHover: read('--primary-fill-hover'),
    colorPrimaryActive: read('--primary-fill-hover'),
    colorTextLightSolid: read('--on-primary'),
  };
  const danger = read('--danger');
  const focus = read('--focus');
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    // There is one copy of Ant Design in the document: its class names need no hash.
    hashed: false,
    token: {
      colorPrimary: primary,
      colorLink: primary,
      colorLinkHover: primary,
      colorInfo: read('--sea'),
      colorSuccess: read('--success'),
      colorWarning: read('--saffron-ink'),
      colorError: danger,
      colorErrorText: danger,
      // The colours that Ant Design derives look muddy on the site's background.
      colorErrorBg: sunk,
      colorErrorBgHover: sunk,
      colorErrorBorder: danger,
      colorWarningBg: sunk,
      colorWarningBorder: read('--saffron'),
      colorInfoBg: sunk,
      colorInfoBorder: read('--sea'),
      colorSuccessBg: sunk,
      colorSuccessBorder: read('--success'),
      colorText: ink,
      colorTextHeading: ink,
      colorTextSecondary: read('--ink-soft'),
      colorTextTertiary: faint,
      colorTextQuaternary: faint,
      colorTextPlaceholder: faint,
      colorTextDescription: faint,
      colorIcon: read('--ink-soft'),
      colorBgBase: raised,
      colorBgContainer: raised,
      colorBgElevated: raised,
      colorBgLayout: read('--paper'),
      colorBorder: read('--rule-strong'),
      colorBorderSecondary: read('--rule'),
      colorSplit: read('--rule'),
      fontFamily: read('--font-text'),
      fontSize: 15,
      controlHeight: 36,
      borderRadius: Number.parseFloat(read('--radius-m')),
      motion: !isStill,
    },
    components: {
      Button: {
        ...filled,
        primaryColor: read('--on-primary'),
        // Text under the pointer, which else takes the colour of fills.
        defaultHoverColor: primary,
        defaultHoverBorderColor: primary,
        defaultActiveColor: primary,
        defaultActiveBorderColor: primary,
        // Text on a danger fill, which is light in the dark scheme.
        dangerColor: raised,
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      Checkbox: { ...filled, colorWhite: read('--on-primary') },
      // A focused field must not look like one with an error, whose red is near the primary colour.
      Input: {
        activeBorderColor: focus,
        hoverBorderColor: focus,
        activeShadow: `0 0 0 1px ${focus}`,
        errorActiveShadow: `0 0 0 1px ${danger}`,
      },
      Switch: filled,
      Table: {
        rowSelectedBg: sunk,
        rowSelectedHoverBg: sunk,
        headerBg: sunk,
        headerColor: ink,
      },
    },
  };
}
