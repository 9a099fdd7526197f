// The message that the page before left in a cookie; loaded where there is one.
import { flashTexts } from '#accounts/rules/flash-texts.ts'
import { flashDropped, flashIn } from '#accounts/rules/flash.ts'
import { scriptLanguage } from '#http/page-language.ts'
import { showToast } from '#ui/show-toast.ts'

/** Shows it once: the cookie is dropped. Call it after the toast region is defined. */
export function showFlash(): void {
	const code = flashIn(document.cookie)
	if (!code) return
	document.cookie = flashDropped
	const language = scriptLanguage()
	showToast({ ...flashTexts[language][code], language })
}
