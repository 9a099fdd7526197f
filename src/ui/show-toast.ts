// How scripts show a toast: an event that the page's toast region handles.

import type { PageLanguage } from '#kit/language.ts'

// The classes of a toast, shared by the server's markup and by toasts that a script adds.

/** Names the button that closes a toast. */
export const dismissTexts: Record<PageLanguage, string> = {
	en: 'Dismiss',
	es: 'Cerrar',
	'en-XA': '[Dísmíss one]',
}

/** `error` is the spec's destructive toast. */
export type ToastTone = 'info' | 'success' | 'error'

export const toastLook: Record<ToastTone | 'frame' | 'title' | 'close', string> = {
	frame: 'rise pointer-events-auto flex items-start gap-3 rounded-notice border py-3 pr-2 pl-4 shadow-raised',
	info: 'border-info-line bg-info-surface text-on-info-surface',
	success: 'border-success-line bg-success-surface text-on-success-surface',
	error: 'border-danger-fill bg-danger-fill text-on-danger-fill',
	title: 'font-bold',
	close:
		'grid size-9 shrink-0 place-items-center rounded-control text-lg leading-none hover:bg-ink/10 pointer-coarse:size-11',
}

export type ToastRequest = {
	tone: ToastTone
	title: string
	detail?: string
	/** A link that solves the problem; it opens in a new tab, so that typed input is kept. */
	link?: { href: string; label: string }
	/** Of its texts; that of the page when absent. */
	language?: PageLanguage
}

type Shown = { tone: string; text: string }

/** Most toasts of scripts at a time. */
const most = 3

/**
 * Which of the shown toasts, oldest first, leave when another one comes: the same message, and the oldest beyond three.
 * An error leaves only when nothing else is left.
 */
export function leaving<Toast extends Shown>(shown: readonly Toast[], next: Shown): Toast[] {
	const isSame = ({ tone, text }: Shown) => tone === next.tone && text === next.text
	const others = shown.filter((toast) => !isSame(toast))
	const byWeight = others.toSorted(
		(one, other) => Number(one.tone === 'error') - Number(other.tone === 'error'),
	)
	return [...shown.filter(isSame), ...byWeight.slice(0, Math.max(0, others.length + 1 - most))]
}

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
