// The form that changes an order: shows what it would cost, or saves it and sends the order for approval again.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { LineProblem } from '#orders/rules/lines.ts'
import { nextPosition, totalsAfter } from '#orders/service/amend.server.ts'
import type { FormError } from '#ui/error-summary.tsx'
import type { TeamItems } from '../contract.ts'
import { noTeamItems, type ApprovalDependencies } from '../dependencies.server.ts'
import {
	addedLabel,
	addedIn,
	addedName,
	readAdded,
	type AddedField,
	type AddedLines,
} from '../rules/added-lines.ts'
import { fieldName, readAmendment, type LineField, type SentLines } from '../rules/amend-form.ts'
import type { AmendmentPreview } from '../views.ts'
import { addablesOf } from './addables.server.ts'
import { amend, amendApproved, resubmit } from './amend.server.ts'
import { linesToAmend } from './edit.server.ts'

type Fields = Readonly<Record<string, string>>

type SentForm = {
	id: string
	fields: Fields
	revision: string
	/** The total shown to the user, in cents. */
	seenTotal: number
	/** Null to save only. */
	resubmit: { message: string } | null
	/** Without it nothing is added to a team's order. */
	teamItems?: TeamItems
}

type SentOutcome =
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
const addedFieldOf: Record<LineProblem['kind'], AddedField> = {
	gone: 'variant',
	'design-gone': 'variant',
	short: 'quantity',
	letters: 'player',
	'design-letters': 'variant',
}

type Read = Awaited<ReturnType<typeof linesToAmend>> & { fields: Fields; sent: SentLines; added: AddedLines }

function formErrorOf({ at, kind, message }: LineProblem, { rows, fields, added }: Read): FormError {
	const own = added.lines[at - nextPosition(rows)]?.at
	return own === undefined
		? { field: fieldName(at, fieldOf[kind]), message: `Row ${at + 1}: ${message}` }
		: {
				field: addedName(own, addedFieldOf[kind]),
				message: `${addedLabel(addedIn(fields), own)}: ${message}`,
			}
}

async function read(
	context: ServiceContext,
	teamItems: TeamItems,
	{ id, fields }: Pick<SentForm, 'id' | 'fields'>,
): Promise<Read> {
	const opened = await linesToAmend(context, id)
	const { order, rows: lines } = opened
	const hasAdded = addedIn(fields).length > 0
	const added = hasAdded
		? readAdded(fields, await addablesOf(context, teamItems, { order, lines }))
		: { lines: [], errors: [] }
	return { ...opened, fields, sent: readAmendment(fields, opened.lines), added }
}

const errorsOf = ({ sent, added }: Read): FormError[] => [...sent.errors, ...added.errors]
const addedOf = ({ added }: Read) => added.lines.map(({ line }) => line)

/**
 * What the order would cost with the form's changes, by the terms on which it was placed; nothing is saved.
 * @throws Refusal not_found, forbidden, conflict
 */
export async function previewAmendment(
	context: ServiceContext,
	form: Pick<SentForm, 'id' | 'fields'>,
	teamItems = noTeamItems,
): Promise<{ preview: AmendmentPreview } | { errors: FormError[] }> {
	const asked = await read(context, teamItems, form)
	const errors = errorsOf(asked)
	if (errors.length > 0) return { errors }
	const change = { order: asked.order, changes: asked.sent.changes, added: addedOf(asked) }
	try {
		const { totals, problems, units } = await totalsAfter(context, change)
		if (problems.length > 0) return { errors: problems.map((problem) => formErrorOf(problem, asked)) }
		return { preview: { totals, units: Object.fromEntries(units) } }
	} catch (failure) {
		if (failure instanceof Refusal && failure.code === 'invalid')
			return { errors: [{ message: failure.message }] }
		throw failure
	}
}

const isUnchanged = ({ order, sent: { changes, poNumber }, added }: Read): boolean =>
	changes.size === 0 && added.lines.length === 0 && (poNumber === null || poNumber === (order.poNumber ?? ''))

/**
 * Saves and resubmits in one transaction: when resubmitting fails, nothing is saved. @throws Refusal not_found,
 * forbidden, invalid, conflict
 */
export const sendAmendment = (context: ServiceContext, dependencies: ApprovalDependencies, form: SentForm) =>
	inTransaction(context, (inner) => amendAndSend(inner, dependencies, form))

async function amendAndSend(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	form: SentForm,
): Promise<SentOutcome> {
	const { id, revision, seenTotal } = form
	const asked = await read(context, form.teamItems ?? noTeamItems, form)
	const errors = errorsOf(asked)
	if (errors.length > 0) return { kind: 'errors', errors }
	const { changes, poNumber } = asked.sent
	const amendment = { approvalId: id, changes, added: addedOf(asked), poNumber, revision }
	let { totalCents } = asked.order
	if (!isUnchanged(asked)) {
		const amended =
			asked.mode === 'buyer'
				? await amend(context, amendment)
				: await amendApproved(context, dependencies, amendment)
		if (amended.problems.length > 0)
			return { kind: 'errors', errors: amended.problems.map((problem) => formErrorOf(problem, asked)) }
		totalCents = amended.totalCents
		if (asked.mode === 'staff') return { kind: 'sent', done: 'voided' }
	}
	// A total that the buyer has not seen is shown before the order is resubmitted.
	if (form.resubmit === null || totalCents !== seenTotal) return { kind: 'saved', totalCents }
	await resubmit(context, dependencies, { approvalId: id, message: form.resubmit.message })
	return { kind: 'sent', done: 'resubmitted' }
}
