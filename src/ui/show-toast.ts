// How any script of a page asks for a toast; the region on the page shows it.
import type { ToastTone } from './toast-look.ts'

export type ToastRequest = {
	tone: ToastTone
	title: string
	detail?: string
	/** The way out, opened beside the page, which keeps what was typed. */
	link?: { href: string; label: string }
}

/** Whether something out of an answer is a toast that can be shown. */
export function isToast(value: unknown): value is ToastRequest {
	if (typeof value !== 'object' || value === null || !('tone' in value) || !('title' in value)) return false
	const isDetailed = !('detail' in value) || typeof value.detail === 'string'
	return (
		typeof value.title === 'string' && typeof value.tone === 'string' && value.tone in toneNames && isDetailed
	)
}
const toneNames: Record<ToastTone, true> = { info: true, success: true, error: true }

/** Name of the event on `window`. */
export const toastRequested = 'toast'

/** Takes errors away that the reader has answered: an error waits otherwise until it is dismissed. */
export function dropErrorToasts(): void {
	for (const toast of document.querySelectorAll<HTMLElement>('[data-toasts] [data-toast="error"]'))
		toast.hidden = true
}

export function showToast(toast: ToastRequest): void {
	window.dispatchEvent(new CustomEvent<ToastRequest>(toastRequested, { detail: toast }))
}
