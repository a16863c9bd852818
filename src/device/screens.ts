/** Widest screen, in pixels, that the theme lays out as a phone. */
export const widestPhone = 996;
