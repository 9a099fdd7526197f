// What a form of changed lines leads to: told at its fields, saved, or saved and sent when the buyer has seen the sum.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { LineProblem } from '#orders/rules/lines.ts'
import type { FormError } from '#ui/error-summary.tsx'
import { fieldName, readAmendment, type LineField, type SentLines } from '../rules/amend-form.ts'
import type { ApprovalDependencies } from '../dependencies.server.ts'
import { amend, amendApproved, resubmit } from './amend.server.ts'
import { linesToAmend } from './edit.server.ts'

export type SentForm = {
	id: string
	fields: Readonly<Record<string, string>>
	revision: string
	/** The total that the person saw, in cents. */
	seenTotal: number
	/** Null to save alone. */
	resubmit: { message: string } | null
}

export type SentOutcome =
	| { kind: 'errors'; errors: FormError[] }
	| { kind: 'saved'; totalCents: number }
	| { kind: 'sent'; done: 'resubmitted' | 'voided' }

/** What is wrong with a line is told where it can be put right. */
const fieldOf: Record<LineProblem['kind'], LineField> = {
	gone: 'size',
	'design-gone': 'design',
	short: 'quantity',
	letters: 'name',
	'design-letters': 'design',
}

const told = ({ at, kind, message }: LineProblem): FormError => ({
	field: fieldName(at, fieldOf[kind]),
	message: `Row ${at + 1}: ${message}`,
})

const isUnchanged = ({ changes, poNumber }: SentLines, poNow: string) =>
	changes.size === 0 && (poNumber === null || poNumber === poNow)

/** Saved and sent are one step: what cannot be sent is not saved either. @throws Refusal not_found, forbidden, invalid, conflict */
export const sendAmendment = (context: ServiceContext, dependencies: ApprovalDependencies, form: SentForm) =>
	inTransaction(context, (inner) => amendAndSend(inner, dependencies, form))

async function amendAndSend(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	{ id, fields, revision, seenTotal, ...form }: SentForm,
): Promise<SentOutcome> {
	const { mode, lines, poNumber: poNow, totalCents: totalNow } = await linesToAmend(context, id)
	const sent = readAmendment(fields, lines)
	if (sent.errors.length > 0) return { kind: 'errors', errors: sent.errors }
	const { changes, poNumber } = sent
	const amendment = { approvalId: id, changes, poNumber, revision }
	let totalCents = totalNow
	if (!isUnchanged(sent, poNow)) {
		const amended =
			mode === 'buyer'
				? await amend(context, amendment)
				: await amendApproved(context, dependencies, amendment)
		if (amended.problems.length > 0) return { kind: 'errors', errors: amended.problems.map(told) }
		totalCents = amended.totalCents
		if (mode === 'staff') return { kind: 'sent', done: 'voided' }
	}
	// A sum that the buyer has not seen is shown before the order is sent.
	if (form.resubmit === null || totalCents !== seenTotal) return { kind: 'saved', totalCents }
	await resubmit(context, dependencies, { approvalId: id, message: form.resubmit.message })
	return { kind: 'sent', done: 'resubmitted' }
}
