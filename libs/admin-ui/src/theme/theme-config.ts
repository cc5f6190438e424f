import { type ThemeConfig, theme } from 'antd';

/** What the visitor's system asks for. */
export interface Preferences {
  dark: boolean;
  /** Nothing moves. */
  still: boolean;
}

/**
 * The look of Ant Design in the site's own colours, type and corners.
 * @param read value of one of the custom properties of `@tdt/ui`'s tokens.css, such as `--primary`
 */
export function themeConfig(read: (property: string) => string, { dark, still }: Preferences): ThemeConfig {
  const ink = read('--ink');
  const faint = read('--ink-faint');
  const primary = read('--primary');
  const raised = read('--paper-raised');
  const sunk = read('--paper-sunk');
  // Text in the primary colour and fills that carry text need two colours: in the dark one cannot be both.
  const filled = {
    colorPrimary: read('--primary-fill'),
    colorPrimaryHover: read('--primary-fill-hover'),
    colorPrimaryActive: read('--primary-fill-hover'),
    colorTextLightSolid: read('--on-primary'),
  };
  const danger = read('--danger');
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
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
      // Derived ones turn muddy on paper.
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
      motion: !still,
    },
    components: {
      Button: {
        ...filled,
        primaryColor: read('--on-primary'),
        // On a fill in the colour of danger, which is light where paper is dark.
        dangerColor: raised,
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
      },
      Checkbox: { ...filled, colorWhite: read('--on-primary') },
      Switch: filled,
      Table: {
        headerBg: sunk,
        headerColor: ink,
        headerSortActiveBg: sunk,
        headerSortHoverBg: read('--rule'),
        bodySortBg: raised,
      },
    },
  };
}
