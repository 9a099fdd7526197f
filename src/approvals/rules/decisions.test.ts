import { expect, test } from 'vitest'
import { manyToasts, type Decision, type ManyOutcome } from './decisions.ts'

const decided = (reference: string, change: Partial<Decision> = {}): ManyOutcome => ({
	approvalId: `approval of ${reference}`,
	reference,
	decision: { isDone: true, status: 'approved', reference, by: '', ...change },
	refused: null,
})
const refused = (reference: string | null, words: string): ManyOutcome => ({
	approvalId: `approval of ${reference ?? 'somebody else'}`,
	reference,
	decision: null,
	refused: words,
})

test('of several at once each that went wrong is named, and each reason is reported once', () => {
	const late = { isDone: false, by: 'A principal' }
	const toasts = manyToasts([
		decided('aaaaaaaa'),
		decided('bbbbbbbb', { ...late, status: 'changes_requested' }),
		refused('cccccccc', 'It was changed.'),
		decided('dddddddd'),
		refused('eeeeeeee', 'It was changed.'),
		decided('ffffffff', late),
		refused(null, 'Approval not found'),
	])
	expect(toasts.map(({ tone, title, detail }) => [tone, title, detail])).toEqual([
		['success', 'Approved', '#aaaaaaaa, #dddddddd'],
		[
			'error',
			'Failed to approve order',
			'Order #bbbbbbbb: already sent back for changes by A principal. Nothing was changed.',
		],
		['error', 'Failed to approve order', 'Orders #cccccccc, #eeeeeeee: It was changed.'],
		['success', 'Approved', 'Order #ffffffff: already approved by A principal. Nothing was changed.'],
		['error', 'Failed to approve order', 'Approval not found'],
	])
	expect(new Set(toasts.map(({ id }) => id)).size).toBe(toasts.length)
})

test('when all went wrong nothing says Approved', () => {
	expect(manyToasts([refused('aaaaaaaa', 'No.')]).map(({ tone }) => tone)).toEqual(['error'])
})
