// Toasts of the portal page after a form without scripts: codes in the address, messages from here.
import type { ToastMessage } from '#ui/toast.tsx'
import { messages } from '../messages.ts'

export function toastsIn(query: URLSearchParams): ToastMessage[] {
	const done = query.get('done')
	if (done === 'loaded') return [{ id: done, tone: 'success', title: messages.rosterLoaded }]
	if (done === 'kept') return [{ id: done, tone: 'success', title: 'Cart saved' }]
	const people = query.get('people') ?? ''
	if (done === 'reminded' && /^\d{1,4}$/.test(people))
		return [{ id: done, tone: 'success', title: messages.reminded(Number(people)) }]
	return []
}
