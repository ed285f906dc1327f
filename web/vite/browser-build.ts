import type { BuildEnvironmentOptions } from 'vite'

/** The build options that every front end uses for browsers. */
export const browserBuild = {
  // The masks of icons are inlined because they are small and used on every page.
  assetsInlineLimit: (file) => file.endsWith('/ui/src/masks.svg'),
  cssTarget: ['chrome125', 'safari18', 'firefox129'],
  cssMinify: 'lightningcss',
  reportCompressedSize: false,
} satisfies BuildEnvironmentOptions
