// Account deletion: what counts as a confirmation, and the grace period.
import { addDays, isoDate, type IsoDate } from '#kit/time.ts'

export const graceDays = 30

/** The word that confirms; the account's email address works too. */
export const confirmationWord = 'DELETE'

/** Surrounding spaces are ignored; the address matches in any case, the word only in capitals. */
export function isConfirmed(typed: string, email: string): boolean {
	const text = typed.trim()
	return text === confirmationWord || (email !== '' && text.toLowerCase() === email.toLowerCase())
}

/** The day on which the account is removed. */
export const deletionDay = (requestedAt: Date): IsoDate => addDays(isoDate(requestedAt), graceDays)

/** Accounts whose deletion was requested at or before this instant are removed now. */
export const removedWhenAskedBefore = (now: Date): Date => new Date(now.getTime() - graceDays * 86_400_000)
