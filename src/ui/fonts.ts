// The two font files that every page needs, for the preload links in the document head.
import display from './fonts/big-shoulders-common.woff2?url'
import text from './fonts/public-sans-common.woff2?url'

/** URLs with the bundler's hashes: the same files that theme.css uses. */
export const preloadedFonts: readonly string[] = [text, display]
