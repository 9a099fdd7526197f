// POST /checkout/tax: the sales tax of the address that is being typed.
import { data } from 'react-router'
import { answer, noStoreJson } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { messages } from '../messages.ts'
import { checkoutMessageIn, taxIn } from '../rules/checkout-phrases.ts'
import { checkoutTax } from '../service/tax.server.ts'
import type { Route } from './+types/tax'

/** Only scripts request this address. */
export function loader(): never {
	throw data(null, { status: 404 })
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export async function action(facts: Route.ActionArgs) {
	const { request, context } = facts
	const language = languageOf(facts)
	const { state, zip } = await fieldsOf(request)
	const outcome = await answer(messages.error, () =>
		checkoutTax(context.get(serviceContext), context.get(paymentsContext), {
			state: textIn(state),
			zip: textIn(zip),
		}),
	)
	return outcome.ok
		? noStoreJson({ tax: outcome.result && taxIn(language, outcome.result) })
		: noStoreJson({ message: checkoutMessageIn(language, outcome.toast.detail) }, outcome.status)
}
