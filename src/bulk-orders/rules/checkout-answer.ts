// Answers of the bulk checkout to its form.
import type { BulkErrors, TypedBulk } from './checkout-form.ts'
import type { BulkProblem } from '../views.ts'

export type NotTaken = {
	kind: 'not-taken'
	title: string
	/** The reason, when no row or field is at fault. */
	message: string
	problems: BulkProblem[]
	errors: BulkErrors
	typed: TypedBulk
}

export type CheckoutAnswer =
	NotTaken | { kind: 'pay' | 'split' | 'submitted'; /** The next page. */ url: string }
