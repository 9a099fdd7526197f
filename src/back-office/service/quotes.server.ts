// Quotes in the back office: the customer to make one for.
import type { ServiceContext } from '#database/context.server.ts'
import { quotePolicy } from '#quotes/policies.ts'
import { assertCan } from '#policies/policy.ts'
import { findPeople, personForStaff } from './people-list.server.ts'

const mostFound = 10

/**
 * People to choose from, and the chosen one.
 * @throws Refusal forbidden, not_found, invalid
 */
export async function customersForQuote(
	context: ServiceContext,
	{ text, personId }: { text: string; personId: string | null },
) {
	assertCan(context, quotePolicy, 'manage')
	const chosen = personId === null ? null : await personForStaff(context, personId)
	const found = text === '' ? null : await findPeople(context, { text, before: null })
	return {
		chosen: chosen && { name: chosen.fullName, email: chosen.email ?? '' },
		people:
			found?.people
				.slice(0, mostFound)
				.flatMap(({ id, fullName, email }) => (email === null ? [] : [{ id, fullName, email }])) ?? null,
	}
}
