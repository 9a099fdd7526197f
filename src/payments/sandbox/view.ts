// What the sandbox's payment page shows, and the choices on it.
import { z } from 'zod'
import type { PageLanguage } from '#kit/language.ts'

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

/** Input of the page's form. */
export const Pressed = z.object({
	choice: Choice,
	/** Email for the receipt, when the shop gave none. An invalid one counts as none. */
	email: z.string().trim().max(255).pipe(z.email()).nullable().catch(null),
})
export type Pressed = z.infer<typeof Pressed>

export type PageView = {
	/** The one that the session was opened with. */
	language: PageLanguage
	state: 'open' | 'confirming' | 'complete' | 'expired'
	merchant: string
	title: string
	detail: string
	amountCents: number
	/** Email for the receipt; empty when the page asks for it. */
	email: string
	/** Why the last attempt was declined; empty if it was not. */
	declined: string
	backUrl: string
	doneUrl: string
}
