// The classes of a toast, shared by the server's markup and by toasts that a script adds.

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
