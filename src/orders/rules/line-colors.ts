// The colors of a line in the language of its reader. On the server only, so that no script holds the names of colors.
import { colorIn } from '#garments/color-names.ts'
import type { PageLanguage } from '#kit/language.ts'
import { viewTextIn } from './view-phrases.ts'

const worded = /^((?:Your|Custom) design in )?(.+?)(, as pictured)?$/

/** "Your design in Navy / White", or "Navy, as pictured". */
export function lineColorsIn(language: PageLanguage, colors: string): string {
	const [, before = '', name = '', after = ''] = worded.exec(colors) ?? []
	return viewTextIn(language, before + colorIn(language, name) + after)
}
