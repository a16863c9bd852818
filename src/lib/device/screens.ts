/** Maximum width, in pixels, of the theme's mobile layout. */
export const maxMobileWidth = 996;
