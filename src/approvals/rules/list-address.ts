// The list's filters in its address, and the result of the last action.
import { pageIn } from '#kit/pages.ts'
import { codeIn } from '#ui/outcomes.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import { messages } from '../messages.ts'
import { approvalsUrl } from '../urls.ts'
import { listStates, type ListState, type ListView } from '../views.ts'

const isState = (text: string | null): text is ListState => listStates.some((state) => state === text)

export function readListView(query: URLSearchParams): ListView {
	const status = query.get('status')
	const portal = query.get('portal') ?? ''
	return {
		state: isState(status) ? status : 'pending',
		portalId: /^[a-z0-9][a-z0-9-]{0,79}$/.test(portal) ? portal : null,
		page: pageIn(query.get('page')),
	}
}

/** @param more the last action, for the page to report */
export function listHref({ state, portalId, page }: ListView, more: Record<string, string> = {}): string {
	const query = new URLSearchParams()
	if (state !== 'pending') query.set('status', state)
	if (portalId !== null) query.set('portal', portalId)
	if (page > 1) query.set('page', String(page))
	for (const [name, value] of Object.entries(more)) query.set(name, value)
	const text = query.toString()
	return text === '' ? approvalsUrl : `${approvalsUrl}?${text}`
}

const done = {
	approved: { title: messages.approved, more: 'goes into production.' },
	changes: { title: messages.changesRequested, more: 'goes back to the buyer.' },
	comment: { title: messages.commented, more: '' },
	proof: { title: messages.proofOrdered, more: '' },
	asked: { title: messages.asked, more: '' },
	resubmitted: { title: messages.resubmitted, more: '' },
	saved: { title: messages.saved, more: '' },
	voided: { title: messages.voided, more: 'has to be approved again.' },
} as const
export type Done = keyof typeof done

/** Codes in the address, messages from here. `order` is a reference, or the number of orders. */
export function toastsIn(query: URLSearchParams): ToastMessage[] {
	const code = codeIn(query, done)
	if (!code) return []
	const { title, more } = done[code]
	const order = query.get('order') ?? ''
	const toast = { id: `done-${code}`, tone: 'success', title } as const
	if (more === '') return [toast]
	if (/^[0-9a-f]{8}$/.test(order)) return [{ ...toast, detail: `Order #${order} ${more}` }]
	return /^[1-9]\d?$/.test(order) ? [{ ...toast, detail: `${order} orders go into production.` }] : [toast]
}
