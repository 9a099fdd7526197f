// Shows the message left by the previous page, once.
import { flashes, flashDropped, flashIn } from '#accounts/rules/flash.ts'
import { showToast } from '#ui/show-toast.ts'

/** Call it after the toast region is defined. */
export function showFlash(): void {
	const code = flashIn(document.cookie)
	if (!code) return
	document.cookie = flashDropped
	showToast(flashes[code])
}
