import type { BuildEnvironmentOptions } from 'vite'

/** The build options that every front end uses for browsers. */
export const browserBuild = {
  // The masks of icons are inlined because they are a few hundred bytes each and used on every page.
  assetsInlineLimit: (file) => file.includes('/ui/src/masks/'),
  cssTarget: ['chrome125', 'safari18', 'firefox129'],
  cssMinify: 'lightningcss',
  reportCompressedSize: false,
} satisfies BuildEnvironmentOptions
