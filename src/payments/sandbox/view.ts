// What the payment page of the sandbox shows, and what can be chosen there.
import { z } from 'zod'

export const Choice = z.enum([
	'pay',
	'second_step',
	'decline',
	'bank',
	'bank_refused',
	'pay_without_refunds',
	'expire',
	'approve',
	'refuse',
])
export type Choice = z.infer<typeof Choice>

export type PageView = {
	state: 'open' | 'confirming' | 'complete' | 'expired'
	merchant: string
	title: string
	detail: string
	amountCents: number
	email: string
	/** What the last try came to; empty for none. */
	declined: string
	backUrl: string
	doneUrl: string
}
