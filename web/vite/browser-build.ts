import type { BuildEnvironmentOptions } from 'vite'

/** How every front end is built for browsers. */
export const browserBuild = {
  // Masks are a few hundred bytes each and stand on every page.
  assetsInlineLimit: (file) => file.includes('/ui/src/masks/'),
  cssTarget: ['chrome125', 'safari18', 'firefox129'],
  cssMinify: 'lightningcss',
  reportCompressedSize: false,
} satisfies BuildEnvironmentOptions
