/** Fonts that every page preloads, by their source files. */
export const fontSources = [
  'src/pages/styles/fonts/rulemark-sans.woff2',
  'src/pages/styles/fonts/rulemark-serif.woff2',
] as const
