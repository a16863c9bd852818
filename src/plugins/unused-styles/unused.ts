/**
 * Classes of Infima, the theme's style sheet, that no page of this site has: a
 * tenth of what each page waits for. A test names a page that has one of them;
 * what is wanted after all goes from here.
 */
export const unused =
  /^(?:alert--primary|alert__(?:heading|icon)|avatar--vertical|avatar__(?:photo--(?:lg|sm|xl)|subtitle)|badge--\w+|breadcrumbs--(?:lg|sm)|button--(?:active|block|danger|info|lg|link|success|warning)|button-group.*|card--full-height|card__(?:body|footer|header|image)|col--offset-\d+|container--fluid|dropdown--nocaret|hero.*|margin-horiz--\w+|padding-(?:horiz|left|right)--\w+|pagination--\w+|pagination__.*|pills.*|row--(?:align-\w+|no-gutters)|shadow--(?:md|tl)|text--(?:bold|break|capitalize|danger|info|italic|justify|left|light|lowercase|no-decoration|normal|primary|secondary|semibold|success|uppercase|warning))$/u;
