// How scripts show a toast: an event that the page's toast region handles.
import type { ToastTone } from './toast-look.ts'

export type ToastRequest = {
	tone: ToastTone
	title: string
	detail?: string
	/** A link that solves the problem; it opens in a new tab, so that typed input is kept. */
	link?: { href: string; label: string }
}

/** Whether a value from a response is a valid toast. */
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

/** Hides error toasts once the user has acted on them: they otherwise stay until dismissed. */
export function dropErrorToasts(): void {
	for (const toast of document.querySelectorAll<HTMLElement>('[data-toasts] [data-toast="error"]'))
		toast.hidden = true
}

export function showToast(toast: ToastRequest): void {
	window.dispatchEvent(new CustomEvent<ToastRequest>(toastRequested, { detail: toast }))
}
