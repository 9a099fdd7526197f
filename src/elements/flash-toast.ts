// The message of the page before, as a toast; loaded where a cookie names one.
import { flashDropped, flashes, flashIn, spanishFlashes } from '#accounts/rules/flash.ts'
import { showToast } from '#ui/show-toast.ts'
import { isSpanish } from './toast.ts'

/** Call it after the toast region is defined. */
export function showFlash(): void {
	const code = flashIn(document.cookie)
	if (!code) return
	document.cookie = flashDropped
	showToast(isSpanish() ? { ...flashes[code], ...spanishFlashes[code] } : flashes[code])
}
