import type { PageLanguage } from '#kit/language.ts'
import { Slot } from './plain-elements.tsx'
import { dismissTexts, toastLook, type ToastTone } from './show-toast.ts'

export type ToastMessage = { id: string; tone: ToastTone; title: string; detail?: string }

type ToastRegionProps = { toasts: readonly ToastMessage[]; language?: PageLanguage }

/**
 * The region for toasts, once per page. Those of the server (after an action) are in the markup and readable without a
 * script; scripts add theirs to the slot. The close button shows only with scripts.
 */
export function ToastRegion({ toasts, language = 'en' }: ToastRegionProps) {
	return (
		<toast-region
			class="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid gap-2.5 sm:left-auto sm:w-96"
			data-screen-only=""
		>
			{toasts.map((toast) => (
				<Toast key={toast.id} {...toast} dismiss={dismissTexts[language]} />
			))}
			<Slot data-toasts="" className="grid gap-2.5 empty:hidden" />
		</toast-region>
	)
}

function Toast({ tone, title, detail, dismiss }: ToastMessage & { dismiss: string }) {
	return (
		<div
			role={tone === 'error' ? 'alert' : 'status'}
			data-toast={tone}
			className={`${toastLook.frame} ${toastLook[tone]}`}
		>
			<div className="min-w-0 flex-1 py-1.5">
				<p className={toastLook.title}>{title}</p>
				{detail && <p className="text-[0.9375rem]">{detail}</p>}
			</div>
			<button type="button" hidden data-close="" aria-label={dismiss} className={toastLook.close}>
				×
			</button>
		</div>
	)
}
