// What is said after somebody decided: the words of the specification, and whose decision counts.
import type { ToastMessage } from '#ui/toast.tsx'
import { messages, standingWords } from './messages.ts'
import type { Decision, ManyOutcome } from './decisions.ts'

/** What a use case refused, as a toast. */
export const refusedToast = ({ title, detail }: { title: string; detail?: string }): ToastMessage => ({
	id: 'refused',
	tone: 'error',
	title,
	...(detail !== undefined && { detail }),
})

const byWhom = ({ by }: Decision) => (by === '' ? '' : ` by ${by}`)

/** Somebody, or an earlier press, was faster: what was decided stands. */
export function approveLate(decision: Decision): ToastMessage {
	const { status, reference } = decision
	const detail = `Order #${reference} was already ${standingWords[status]}${byWhom(decision)}. Nothing was changed.`
	return status === 'approved'
		? { id: 'late', tone: 'success', title: messages.approved, detail }
		: { id: 'late', tone: 'error', title: messages.approveFailed, detail }
}

/** The words of the person were not added: they are kept in the form. */
export function requestLate(decision: Decision): ToastMessage {
	const { status, reference } = decision
	const detail = `Order #${reference} was already ${standingWords[status]}${byWhom(decision)}. Nothing was changed.`
	return { id: 'late', tone: 'error', title: messages.requestFailed, detail }
}

/** One toast for those that went through, one for each that did not. */
export function manyToasts(outcomes: readonly ManyOutcome[]): ToastMessage[] {
	const done = outcomes.filter(({ decision }) => decision?.isDone)
	const others = outcomes.flatMap(({ approvalId, decision, refused }): ToastMessage[] => {
		if (decision) return decision.isDone ? [] : [{ ...approveLate(decision), id: approvalId }]
		return [{ id: approvalId, tone: 'error', title: messages.approveFailed, detail: refused ?? '' }]
	})
	if (done.length === 0) return others
	const references = done.map(({ decision }) => `#${decision?.reference ?? ''}`).join(', ')
	return [{ id: 'done', tone: 'success', title: messages.approved, detail: references }, ...others]
}
