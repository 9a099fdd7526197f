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

/** What is sent by the page's form. */
export const Pressed = z.object({
	choice: Choice,
	/** Where the receipt goes, when the shop has not said. What is no address counts as none. */
	email: z.string().trim().max(255).pipe(z.email()).nullable().catch(null),
})
export type Pressed = z.infer<typeof Pressed>

export type PageView = {
	state: 'open' | 'confirming' | 'complete' | 'expired'
	merchant: string
	title: string
	detail: string
	amountCents: number
	/** Where the receipt goes; empty when the page asks for it. */
	email: string
	/** What the last try came to; empty for none. */
	declined: string
	backUrl: string
	doneUrl: string
}
