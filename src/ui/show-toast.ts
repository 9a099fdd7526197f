// How any script of a page asks for a toast; the region on the page shows it.
import type { ToastTone } from './toast-look.ts'

export type ToastRequest = { tone: ToastTone; title: string; detail?: string }

/** Name of the event on `window`. */
export const toastRequested = 'toast'

export function showToast(toast: ToastRequest): void {
	window.dispatchEvent(new CustomEvent<ToastRequest>(toastRequested, { detail: toast }))
}
