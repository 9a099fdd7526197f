// Leaving: what counts as a confirmation, and how long one may change one's mind.
import { addDays, isoDate, type IsoDate } from '#kit/time.ts'

export const graceDays = 30

/** The word that confirms; the account's own address does too. */
export const confirmationWord = 'DELETE'

/** Typed by hand, so spaces around it are forgiven; the address in any case, the word in capitals alone. */
export function isConfirmed(typed: string, email: string): boolean {
	const text = typed.trim()
	return text === confirmationWord || (email !== '' && text.toLowerCase() === email.toLowerCase())
}

/** The day on which the account is removed. */
export const deletionDay = (requestedAt: Date): IsoDate => addDays(isoDate(requestedAt), graceDays)

/** Whoever asked before this instant is removed now. */
export const removedWhenAskedBefore = (now: Date): Date => new Date(now.getTime() - graceDays * 86_400_000)
