// The form of a payment that a school sent.
import { z } from 'zod'
import type { ReceivedInput } from '#payments/rules/received.ts'
import { receiptMethods } from '#payments/states.ts'
import { dayIn } from './list-filters.ts'
import { centsIn } from './staff-forms.ts'

type Fields = Readonly<Record<string, string>>

const uuid = z.uuid()
export const idIn = (text: string | undefined): string | undefined => uuid.safeParse(text).data

/** @returns the payment, or the first problem with it */
export function receivedIn(fields: Fields): Omit<ReceivedInput, 'orderId'> | { problem: string } {
	const id = idIn(fields.payment)
	const method = receiptMethods.find((one) => one === fields.method)
	if (id === undefined || method === undefined) return { problem: 'Please say how the money came in.' }
	const amountCents = centsIn(fields.amount ?? '')
	if (!amountCents) return { problem: 'Please enter the amount in dollars, such as 412.50.' }
	const receivedOn = dayIn(fields.day ?? '')
	if (!receivedOn) return { problem: 'Please enter the day on which the money came in.' }
	return { id, amountCents, method, receivedOn, reference: fields.reference ?? '' }
}
