// Handles the form of changed lines: reports errors on its fields, saves, or resubmits once the buyer has seen the
// total.
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
	/** The total shown to the user, in cents. */
	seenTotal: number
	/** Null to save only. */
	resubmit: { message: string } | null
}

export type SentOutcome =
	| { kind: 'errors'; errors: FormError[] }
	| { kind: 'saved'; totalCents: number }
	| { kind: 'sent'; done: 'resubmitted' | 'voided' }

/** The field on which each problem of a line is reported. */
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

/**
 * Saves and resubmits in one transaction: when resubmitting fails, nothing is saved. @throws Refusal not_found,
 * forbidden, invalid, conflict
 */
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
	// A total that the buyer has not seen is shown before the order is resubmitted.
	if (form.resubmit === null || totalCents !== seenTotal) return { kind: 'saved', totalCents }
	await resubmit(context, dependencies, { approvalId: id, message: form.resubmit.message })
	return { kind: 'sent', done: 'resubmitted' }
}
