// What the bulk checkout answers to its form.
import type { BulkErrors, TypedBulk } from './checkout-form.ts'
import type { BulkProblem } from '../views.ts'

export type NotTaken = {
	kind: 'not-taken'
	title: string
	/** Why, when no row and no field is to blame. */
	message: string
	problems: BulkProblem[]
	errors: BulkErrors
	typed: TypedBulk
}

export type CheckoutAnswer =
	NotTaken | { kind: 'pay' | 'split' | 'submitted'; /** Where it goes on. */ url: string }
