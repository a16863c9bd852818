// cspell:ignore nocaret

/**
 * Classes of Infima, the theme's style sheet, that no page of this site has: a
 * tenth of what each page waits for. A test names a page that has one of them;
 * what is wanted after all goes from here.
 */
export const unused =
  /^(?:alert--primary|alert__(?:heading|icon)|avatar--vertical|avatar__(?:photo--(?:lg|sm|xl)|subtitle)|badge--\w+|breadcrumbs--(?:lg|sm)|button--(?:active|block|danger|info|lg|link|success|warning)|button-group.*|card--full-height|card__(?:body|footer|header|image)|col--offset-(?:[24-9]|1[0-2])|container--fluid|dropdown--nocaret|hero--\w+|hero__subtitle|margin-horiz--\w+|padding-(?:horiz|left|right)--\w+|pagination--\w+|pagination__.*|pills.*|row--(?:align-\w+|no-gutters)|shadow--(?:md|tl)|text--(?:bold|break|capitalize|danger|info|italic|justify|left|light|lowercase|no-decoration|normal|primary|secondary|semibold|success|uppercase|warning))$/u;

/** Variables of Infima that no style of this site reads; a test names one that is read. */
export const unusedVariables =
  /^--ifm-(?:alert-color|button-group-spacing|card-(?:horizontal|vertical)-spacing|color-(?:danger|info|warning)(?:-(?:darke(?:r|st)|light(?:er|est)?))?|color-(?:success|secondary)-(?:darkest|light(?:er|est)?)|color-success-darker|color-primary-contrast-(?:background|foreground)|contrast-(?:back|fore)ground-(?:dark-)?value|(?:dark|light)(?:er|est)?-value|font-weight-(?:base|light|normal)|global-shadow-tl|h1-vertical-rhythm-top|image-alignment-padding|navbar-link-active-color|pagination-(?:border-radius|color-active|item-active-background|padding-\w+)|pills-[\w-]+|transition-slow)$/u;
