// The two font files of the shop, for the preload links in the document head.
import display from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'

/** URLs with the bundler's hashes: the same files that theme.css uses. */
export const preloadedFonts: readonly string[] = [text, display]
