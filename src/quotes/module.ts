// What the application mounts of quotes.
import type { Erasure } from '#accounts/contract.ts'
import type { DoctorCheck } from '#database/findings.server.ts'
import { deleteQuotesTo, wrongQuotes } from './store/quotes.server.ts'

export const quotesModule = {
	name: 'quotes',
	doctor: [({ db }) => wrongQuotes(db)] satisfies DoctorCheck[],
	erases: [{ position: 45, erase: ({ db }, userId) => deleteQuotesTo(db, userId) }] satisfies Erasure[],
}
